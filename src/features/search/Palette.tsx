import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Translate } from '#lib/messages/catalogue.ts'
import { paletteMessages } from '#lib/messages/catalogues/palette.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
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
import { foundWords } from './foundWords.ts'
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
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const places = usePalettePlaces(screens)
  const recent = useRecentIdeas()
  const { ideas, pending, failure } = usePaletteIdeas(text)
  const { usage } = useServices()
  useEffect(() => usage.track('palette_opened', {}), [usage])
  const typed = text.trim()
  const tell = (chose: UsageProperties<'palette_used'>['chose']): void =>
    usage.track('palette_used', { chose, length: typed.length })
  const go = (chose: Parameters<typeof tell>[0], href: string) => () => {
    tell(chose)
    void navigate(href)
  }

  const place = (one: PalettePlace): CommandOption => ({
    id: `place-${one.id}`,
    label: <bdi>{one.name}</bdi>,
    icon: one.status && <StatusDot category={one.status.category} color={one.status.color} />,
    note: one.kind,
    onChoose: go('place', one.href),
  })
  const act = ({ id, name, onChoose }: PaletteAct): CommandOption => ({
    id: `act-${id}`,
    label: name,
    onChoose() {
      tell('act')
      onChoose()
    },
  })
  const idea =
    (chose: 'recentIdea' | 'idea') =>
    (one: PaletteIdea): CommandOption => ({
      id: one.id,
      label: <IdeaLabel idea={one} typed={typed} />,
      note: <IdeaNote idea={one} />,
      onChoose: go(chose, one.href),
    })
  const isUnknown = !pending && failure === null && ideas.length === 0
  const groups: CommandGroup[] =
    typed === ''
      ? [
          { id: 'recent', heading: t('palette.recent'), options: recent.map(idea('recentIdea')) },
          {
            id: 'acts',
            heading: t('palette.do'),
            options: acts.filter(({ isFirst }) => isFirst).map(act),
          },
          {
            id: 'places',
            heading: t('palette.go'),
            options: places.filter(({ isFirst }) => isFirst).map(place),
          },
        ]
      : [
          {
            id: 'places',
            heading: t('palette.go'),
            options: fittingEntries(places, typed, MOST.places).map(place),
          },
          {
            id: 'acts',
            heading: t('palette.do'),
            options: fittingEntries(acts, typed, MOST.acts).map(act),
          },
          { id: 'ideas', heading: t('palette.ideas'), options: ideas.map(idea('idea')) },
          {
            id: 'more',
            heading: t(isUnknown ? 'palette.none' : 'palette.more'),
            options: [
              ...(isUnknown
                ? []
                : [
                    {
                      id: 'all',
                      label: <bdi>{t('palette.all', { text: typed })}</bdi>,
                      onChoose: go(
                        'allResults',
                        `${paths.home}?${new URLSearchParams({ q: typed }).toString()}`,
                      ),
                    },
                  ]),
              {
                id: 'post',
                label: <bdi>{t('palette.post', { text: typed })}</bdi>,
                onChoose: go(
                  'post',
                  `${paths.post}?${new URLSearchParams({ title: typed }).toString()}`,
                ),
              },
            ],
          },
        ]
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
      pending={pending}
      status={statusOf(shown, pending, t)}
      foot={
        failure ? (
          <span role="alert">
            {t('palette.failed', { what: explainFailure(failure, language).title })}
          </span>
        ) : (
          <Keys />
        )
      }
    />
  )
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

function IdeaNote({ idea: { status, number, votes, imported } }: { idea: PaletteIdea }) {
  const t = useMessages(paletteMessages)
  return (
    <>
      {status && status.category !== 'OPEN' ? (
        <StatusMark category={status.category} color={status.color}>
          <bdi>{status.name}</bdi>
        </StatusMark>
      ) : (
        <span>
          {t(imported > 0 ? 'palette.votesAndImported' : 'palette.votes', {
            count: votes,
            imported,
          })}
        </span>
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
