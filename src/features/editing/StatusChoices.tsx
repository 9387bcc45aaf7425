import { useEffect } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay'
import type { PreloadedQuery } from 'react-relay'
import type { StatusChoicesQuery } from '#generated/StatusChoicesQuery.graphql.ts'
import { Section } from '#entities/Failure/Section.tsx'
import { t } from '#lib/messages/en/editing.ts'
import type { AnchoredProps } from '#ui/overlayProps.ts'
import { Menu } from '#ui/overlays/Menu.tsx'
import { StatusDot } from '#ui/StatusMark.tsx'
import type { StatusCategory } from '#ui/StatusMark.tsx'
import type { ChosenStatus } from './StatusMenu.tsx'

const query = graphql`
  query StatusChoicesQuery @throwOnFieldError {
    site {
      statuses {
        id
        name
        category
        color
      }
    }
  }
`

type Props = AnchoredProps & { value: string; onChoose: (status: ChosenStatus) => void }

/** The statuses of the site in a menu, and the official answer by itself. Lazy: never import it statically. */
export function StatusChoices(props: Props) {
  const [reference, load] = useQueryLoader<StatusChoicesQuery>(query)
  useEffect(() => load({}), [load])
  return <Section skeleton={null}>{reference && <Loaded {...props} reference={reference} />}</Section>
}

function Loaded({ reference, value, onChoose, ...overlay }: Props & { reference: PreloadedQuery<StatusChoicesQuery> }) {
  const statuses = usePreloadedQuery<StatusChoicesQuery>(query, reference).site?.statuses ?? []
  const choose = (id: string): void => {
    const status = statuses.find((one) => one.id === id)
    if (status) onChoose(status)
  }
  const choice = {
    label: t('status.heading'),
    value,
    options: statuses.map(({ id, name, category, color }) => ({ id, label: name, icon: <StatusDot category={category as StatusCategory} color={color} /> })),
    onChange: choose,
  }
  return <Menu {...overlay} items={[{ id: 'answer', label: t('status.answerTo'), onAction: () => choose(value) }]} choice={choice} />
}
