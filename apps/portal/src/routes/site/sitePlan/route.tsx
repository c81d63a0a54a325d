import { freePlace } from '@portal/domain'
import { useToaster, Button, Card, EmptyState, FileDrop, PageColumns, SitePlan, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { readId } from '#portal/app/listAddress.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { doorsInViewPath, paths } from '#portal/app/paths.ts'
import { askNow } from '#portal/app/asking.tsx'
import { Row, Rows, RowText } from '#portal/app/Rows.ts'
import { dashboardQuestion, type Port } from '#portal/doors/doorsQuestion.ts'
import { sitePlanQuestion, type SitePlanRecord } from '#portal/doors/sitePlanQuestion.ts'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import type { EditWords } from '#portal/forms/recordKind.ts'
import { useRecordEdit, useSaved } from '#portal/forms/useRecordEdit.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { HistoryButton } from '#portal/log/useHistory.tsx'
import { drawPlan, planFileTypes, type PlanFileProblem, sitePlanKindOf, type SitePlanField, type SitePlanValues } from './sitePlanForm.ts'
import { sitePlanEditorMessages } from './messages.ts'

interface SitePlanData {
  plan: SitePlanRecord
  ports: Port[]
}

/** The page `/site/site-plan/:id`: the picture of a property and the positions of its doors. */
export const route = pageScreen({
  right: 'devices.push',
  async load({ portal, params }): Promise<SitePlanData | null> {
    const property = readId(params['id'] ?? null)
    if (property === null) return null
    const [plan, { Ports: ports }] = await Promise.all([askNow(portal, sitePlanQuestion(property)), askNow(portal, dashboardQuestion(property))])
    return { plan, ports }
  },
  words: sitePlanEditorMessages,
  head: (t) => ({ title: t.title, breadcrumb: [{ label: t.doors, href: paths.doors }], failed: t.failed, mayNot: t.mayNot }),
  keyOf: ({ plan }) => plan.PropertyID,
  Page: SitePlanPage,
})

/** Edits the picture of a property and the positions of its doors, by pointer, keyboard or list. */
function SitePlanPage({ plan, ports }: SitePlanData) {
  const t = sitePlanEditorMessages.useWords()
  const toaster = useToaster()
  const navigate = useNavigate()
  const back = doorsInViewPath('plan', plan.PropertyID)
  const editing = useRecordEdit(plan, sitePlanKindOf(plan.PropertyID), (api, payload) => api.saveSitePlan(payload))
  const words = useSitePlanWords(ports)
  useSaved(editing, () => {
    toaster.success(t.saved)
    void navigate(back)
  })
  const [selected, setSelected] = useState<string | null>(null)
  const { problems, refusals, change } = editing
  const { Picture: picture, Places: places } = editing.edit.values
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
      removal={plan.Picture ? { call: (api) => api.deleteSitePlan({ PropertyID: plan.PropertyID }), removed: t.removed, title: t.removeTitle, description: t.removeText, confirmLabel: t.removeConfirm } : undefined}
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

/** A plan's parts and values as text. */
function useSitePlanWords(ports: readonly Port[]): EditWords<SitePlanValues, SitePlanField> {
  const t = sitePlanEditorMessages.useWords()
  const list = useFormatsList()
  const names: Record<SitePlanField, string> = { Picture: t.picture, Places: t.doors }
  const nameOf = (id: string) => ports.find(({ ID }) => String(ID) === id)?.Name ?? id
  return {
    nameOf: (field) => names[field],
    textOf: (field, { Picture, Places }) => ({
      Picture: Picture === null ? '' : t.pictureOne({ width: String(Picture.Width), height: String(Picture.Height) }),
      Places: list(Places.map(({ PortID, X, Y }) => `${nameOf(PortID)} (${Math.round(X / 100)}%, ${Math.round(Y / 100)}%)`)),
    })[field],
  }
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
