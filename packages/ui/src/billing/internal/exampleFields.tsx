import { styled } from 'styled-components'

/** Boxes that look like a payment provider's fields, without inputs, for stories and tests. */
export function ExampleFields({ names }: { names: readonly string[] }) {
  return (
    <Frame>
      {names.map((name) => (
        <div key={name}>
          <span>{name}</span>
          <div />
        </div>
      ))}
    </Frame>
  )
}

export const cardFieldNames = ['Card number', 'Expires', 'Security code'] as const
export const bankFieldNames = ['Account number', 'Account number again'] as const

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-4);
  font: var(--portal-type-body-strong);

  & > div > div {
    block-size: var(--portal-control-form);
    margin-block-start: var(--portal-space-1);
    border: 1px solid var(--portal-field-border);
    border-radius: var(--portal-radius-control);
    background: var(--portal-field-bg);
  }
`
