import { Unstyled } from '@storybook/addon-docs/blocks'

/** Whatever format they are kept in. */
const files = import.meta.glob<string>('../../screenshots/portal-site-{dashboard-filled,users-filled,restrictions-filled,lockdown-running}.*', { query: '?url', import: 'default', eager: true })

const screens = [
  { picture: 'dashboard-filled', story: 'portal-site-dashboard--filled', name: 'Dashboard' },
  { picture: 'users-filled', story: 'portal-site-users--filled', name: 'Users' },
  { picture: 'restrictions-filled', story: 'portal-site-restrictions--filled', name: 'Restrictions' },
  { picture: 'lockdown-running', story: 'portal-site-lockdown--running', name: 'Lockdown' },
] as const

/** Four screens as they are now, each leading to its story. */
export function StartPictures() {
  return (
    <Unstyled>
      <div className="start-pictures">
        {screens.map(({ picture, story, name }) => {
          const [, source] = Object.entries(files).find(([file]) => file.includes(`${picture}.`)) ?? []
          return source && <a key={story} href={`./?path=/story/${story}`} target="_top"><img src={source} alt={name} loading="lazy" /></a>
        })}
      </div>
    </Unstyled>
  )
}
