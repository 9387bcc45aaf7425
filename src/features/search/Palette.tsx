import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Translate } from '#lib/messages/catalogue.ts'
import { paletteMessages } from '#lib/messages/catalogues/palette.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import { foundWords } from '#rules/foundWords.ts'
import { limits } from '#rules/limits.ts'
import type { UsageProperties } from '#rules/usageEvents.ts'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { Kbd } from '#ui/Kbd.tsx'
import { MarkedText } from '#ui/MarkedText.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { CommandBox, type CommandGroup, type CommandOption } from '#ui/overlays/CommandBox.tsx'
import { StatusDot, StatusMark } from '#ui/StatusMark.tsx'
import { fittingEntries, type NamedEntry } from './fittingEntries.ts'
import type { PaletteIdea } from './paletteIdea.ts'
import { usePaletteIdeas } from './usePaletteIdeas.ts'
import { usePalettePlaces, type PalettePlace, type PaletteScreen } from './usePalettePlaces.ts'
import { useRecentIdeas } from './useRecentIdeas.ts'

/** Something that can be done from anywhere. */
export interface PaletteAct extends NamedEntry {
  readonly id: string
  readonly onChoose: () => void
  /** Offered before anything is typed. */
  readonly isFirst?: boolean
}

/** The actions and screens that the frame adds to the results of the palette. */
interface Given {
  acts: readonly PaletteAct[]
  screens: readonly PaletteScreen[]
}

const MOST = { places: 4, acts: 3 }

/** Leads to every idea, screen and action by a few letters. `acts`: what the frame can do. */
export function Palette({ isOpen, ...given }: OverlayProps & Given) {
  return isOpen && <Opened {...given} />
}

function Opened({ acts, screens, onClose }: Given & { onClose: () => void }) {
  const language = useLanguage()
  const t = useMessages(paletteMessages)
  const [text, setText] = useState('')
  const found = usePaletteIdeas(text)
  const { usage } = useServices()
  useEffect(() => usage.track('palette_opened', {}), [usage])
  const groups = usePaletteGroups(text.trim(), { acts, screens }, found)
  const shown = groups.filter(({ options }) => options.length > 0)
  return (
    <CommandBox
      label={t('palette.label')}
      placeholder={t('palette.placeholder')}
      isOpen
      onClose={onClose}
      value={text}
      onValueChange={setText}
      maxLength={limits.search.max}
      groups={shown}
      pending={found.pending}
      status={statusOf(shown, found.pending, t)}
      foot={
        found.failure ? (
          <span role="alert">
            {t('palette.failed', { what: explainFailure(found.failure, language).title })}
          </span>
        ) : (
          <Keys />
        )
      }
    />
  )
}

/** The lines to choose from: what fits `typed`, or what is offered before anything is typed. */
function usePaletteGroups(
  typed: string,
  { acts, screens }: Given,
  { ideas, pending, failure }: ReturnType<typeof usePaletteIdeas>,
): CommandGroup[] {
  const t = useMessages(paletteMessages)
  const places = usePalettePlaces(screens)
  const recent = useRecentIdeas()
  const { place, act, idea, link } = usePaletteOptions(typed)
  const group = (
    id: string,
    heading: Parameters<typeof t>[0],
    options: readonly CommandOption[],
  ): CommandGroup => ({ id, heading: t(heading), options })
  if (typed === '')
    return [
      group('recent', 'palette.recent', recent.map(idea('recentIdea'))),
      group('acts', 'palette.do', acts.filter(({ isFirst }) => isFirst).map(act)),
      group('places', 'palette.go', places.filter(({ isFirst }) => isFirst).map(place)),
    ]
  const isUnknown = !pending && failure === null && ideas.length === 0
  const all = link('all', 'allResults', t('palette.all', { text: typed }), paths.home, { q: typed })
  const post = link('post', 'post', t('palette.post', { text: typed }), paths.post, {
    title: typed,
  })
  return [
    group('places', 'palette.go', fittingEntries(places, typed, MOST.places).map(place)),
    group('acts', 'palette.do', fittingEntries(acts, typed, MOST.acts).map(act)),
    group('ideas', 'palette.ideas', ideas.filter(({ isClose }) => !isClose).map(idea('idea'))),
    group('close', 'palette.close', ideas.filter(({ isClose }) => isClose).map(idea('idea'))),
    group('more', isUnknown ? 'palette.none' : 'palette.more', isUnknown ? [post] : [all, post]),
  ]
}

type Chose = UsageProperties<'palette_used'>['chose']

/** Turns what can be chosen into lines; each choice is told to usage analytics. */
function usePaletteOptions(typed: string) {
  const navigate = useNavigate()
  const { usage } = useServices()
  const tell = (chose: Chose): void => usage.track('palette_used', { chose, length: typed.length })
  const go = (chose: Chose, href: string) => () => {
    tell(chose)
    void navigate(href)
  }
  return {
    place: (one: PalettePlace): CommandOption => ({
      id: `place-${one.id}`,
      label: <bdi>{one.name}</bdi>,
      icon: one.status && <StatusDot category={one.status.category} color={one.status.color} />,
      note: one.kind,
      onChoose: go('place', one.href),
    }),
    act: ({ id, name, onChoose }: PaletteAct): CommandOption => ({
      id: `act-${id}`,
      label: name,
      onChoose() {
        tell('act')
        onChoose()
      },
    }),
    idea:
      (chose: 'recentIdea' | 'idea') =>
      (one: PaletteIdea): CommandOption => ({
        id: one.id,
        label: <IdeaLabel idea={one} typed={typed} />,
        note: <IdeaNote idea={one} />,
        onChoose: go(chose, one.href),
      }),
    link: (
      id: string,
      chose: Chose,
      text: string,
      path: string,
      query: Record<string, string>,
    ): CommandOption => ({
      id,
      label: <bdi>{text}</bdi>,
      onChoose: go(chose, `${path}?${new URLSearchParams(query).toString()}`),
    }),
  }
}

function statusOf(
  groups: readonly CommandGroup[],
  pending: boolean,
  t: Translate<typeof paletteMessages>,
): string {
  return pending
    ? ''
    : t('palette.count', { count: groups.reduce((sum, { options }) => sum + options.length, 0) })
}

function IdeaLabel({ idea, typed }: { idea: PaletteIdea; typed: string }) {
  return (
    <bdi>
      <MarkedText text={idea.title} words={foundWords(typed, idea.title)} />
    </bdi>
  )
}

function IdeaNote({ idea: { status, number, votes } }: { idea: PaletteIdea }) {
  const t = useMessages(paletteMessages)
  return (
    <>
      {status && status.category !== 'OPEN' ? (
        <StatusMark category={status.category} color={status.color}>
          <bdi>{status.name}</bdi>
        </StatusMark>
      ) : (
        votes !== null && <span>{t('palette.votes', { count: votes })}</span>
      )}
      <span>{t('palette.number', { number: String(number) })}</span>
    </>
  )
}

function Keys() {
  const t = useMessages(paletteMessages)
  return (
    <span aria-hidden="true">
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('palette.move')} &nbsp; <Kbd>↵</Kbd> {t('palette.choose')} &nbsp;{' '}
      <Kbd>Esc</Kbd> {t('palette.leave')}
    </span>
  )
}
