import { freePlace } from '@portal/domain'
import { Button, Card, EmptyState, FileDrop, PageColumns, SitePlan, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { doorsInViewPath } from '#portal/app/paths.ts'
import { Row, Rows, RowText } from '#portal/app/Rows.ts'
import type { Port } from '#portal/doors/doorsQuestion.ts'
import type { SitePlanRecord } from '#portal/doors/sitePlanQuestion.ts'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import type { EditWords } from '#portal/forms/EditWords.ts'
import type { RecordEditing } from '#portal/forms/useRecordEdit.ts'
import type { Removal } from '#portal/forms/useRemoval.ts'
import { HistoryButton } from '#portal/log/HistoryButton.tsx'
import { drawPlan, planFileTypes, type PlanFileProblem } from './drawPlan.ts'
import { sitePlanEditorMessages } from './messages.ts'
import type { SitePlanField, SitePlanProblems, SitePlanValues } from './sitePlanForm.ts'

export interface SitePlanPageProps {
  plan: SitePlanRecord
  ports: readonly Port[]
  editing: RecordEditing<SitePlanValues, SitePlanField, SitePlanProblems>
  words: EditWords<SitePlanValues, SitePlanField>
  removal: Removal
}

/** Edits the picture of a property and the positions of its doors, by pointer, keyboard or list. */
export function SitePlanPage({ plan, ports, editing, words, removal }: SitePlanPageProps) {
  const t = sitePlanEditorMessages.useWords()
  const [selected, setSelected] = useState<string | null>(null)
  const { problems, refusals, change } = editing
  const { Picture: picture, Places: places } = editing.edit.values
  const back = doorsInViewPath('plan', plan.PropertyID)
  const error = problems.Picture ? t[problems.Picture] : refusals['Picture'] ?? refusals['Places']
  const isPlaced = (id: string) => places.some(({ PortID }) => PortID === id)
  const remove = (id: string) => change({ Places: places.filter(({ PortID }) => PortID !== id) })
  const place = (id: string) => {
    const { x: X, y: Y } = freePlace(places.map((other) => ({ x: other.X, y: other.Y })))
    setSelected(id)
    change({ Places: [...places, { PortID: id, X, Y }] })
  }
  const list = (
    <Card title={t.doors} fact={ports.length > 0 ? t.placed({ count: String(places.length), total: String(ports.length) }) : undefined} padding="none">
      {ports.length === 0 ? <EmptyState title={t.noDoors} /> : (
        <Rows>
          {ports.map(({ ID, Name: door }) => {
            const id = String(ID)
            return (
              <Row key={id}>
                <RowText>
                  <Text isStrong>{door}</Text>
                  <Text as="div" size="small" tone="muted">{isPlaced(id) ? t.onPlan : t.notOnPlan}</Text>
                </RowText>
                {isPlaced(id)
                  ? <Button size="compact" variant="quiet" aria-label={t.removeNamed({ door })} onClick={() => remove(id)}>{t.remove}</Button>
                  : <Button size="compact" aria-label={t.placeNamed({ door })} disabledReason={picture === null ? t.first : undefined} onClick={() => place(id)}>{t.place}</Button>}
              </Row>
            )
          })}
        </Rows>
      )}
    </Card>
  )
  return (
    <EditorPage
      title={t.title}
      breadcrumb={[{ label: t.doors, href: back }]}
      facts={plan.PropertyName}
      editing={editing}
      words={words}
      cancelHref={back}
      history={plan.Version > 0 && <HistoryButton subject="property" id={plan.PropertyID} name={plan.PropertyName} />}
      removal={plan.Picture ? { ...removal, title: t.removeTitle, description: t.removeText, confirmLabel: t.removeConfirm } : undefined}
    >
      <PageColumns side={list}>
        <Card padding="none">
          {picture && (
            <SitePlan
              picture={{ source: picture.Source, width: picture.Width, height: picture.Height }}
              label={t.name({ property: plan.PropertyName })}
              doors={places.flatMap(({ PortID: id, X: x, Y: y }) => {
                const port = ports.find(({ ID }) => String(ID) === id)
                return port ? { id, name: port.Name, state: 'closed', stateName: t.onPlan, x, y } : []
              })}
              value={selected}
              onValueChange={({ value }) => setSelected(value)}
              onDoorMove={({ id, x: X, y: Y }) => change({ Places: places.map((one) => (one.PortID === id ? { ...one, X, Y } : one)) })}
              onDoorRemove={({ id }) => remove(id)}
            />
          )}
          <Below>
            <PictureField hasPicture={picture !== null} hasPlaces={places.length > 0} error={error} onChange={({ Picture }) => change({ Picture })} />
          </Below>
        </Card>
      </PageColumns>
    </EditorPage>
  )
}

const Below = styled.div`
  padding: var(--portal-space-4);
`

interface PictureFieldProps {
  hasPicture: boolean
  hasPlaces: boolean
  /** The service's message about the picture; null without one. */
  error: string | undefined
  onChange: (change: Pick<SitePlanValues, 'Picture'>) => void
}

function PictureField({ hasPicture, hasPlaces, error, onChange }: PictureFieldProps) {
  const t = sitePlanEditorMessages.useWords()
  const [problem, setProblem] = useState<{ kind: PlanFileProblem; file: string } | null>(null)
  const [isDrawing, setDrawing] = useState(false)
  const take = async (file: File) => {
    setDrawing(true)
    const drawn = await drawPlan(file)
    setDrawing(false)
    setProblem('problem' in drawn ? { kind: drawn.problem, file: file.name } : null)
    if ('picture' in drawn) onChange({ Picture: drawn.picture })
  }
  return (
    <Stack gap={2}>
      {hasPlaces && <Text size="small" tone="muted">{t.kept}</Text>}
      <FileDrop
        label={t.picture}
        accept={planFileTypes.join(',')}
        help={t.pictureHelp}
        error={problem === null ? error : t[`file_${problem.kind}`]({ file: problem.file })}
        isInForm
        isBusy={isDrawing}
        labels={{ drop: t.drop, dropNow: t.dropNow, choose: hasPicture ? t.another : t.choose }}
        onFileChoose={({ file }) => void take(file)}
      />
    </Stack>
  )
}
