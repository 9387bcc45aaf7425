import { graphql } from 'react-relay'
import type { StatusChoicesQuery } from '#generated/StatusChoicesQuery.graphql.ts'
import { editingMessages } from '#lib/messages/catalogues/editing.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import type { StatusCategory } from '#rules/statuses.ts'
import type { AnchoredProps } from '#ui/overlayProps.ts'
import { Menu } from '#ui/overlays/Menu.lazy.tsx'
import { StatusDot } from '#ui/StatusMark.tsx'
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

/** The statuses of the site in a menu, and the official answer by itself. */
export function StatusChoices(props: Props) {
  return (
    <LazyQuerySection<StatusChoicesQuery> query={query} variables={{}} skeleton={null} fromStore>
      {({ site }) => <Choices {...props} statuses={site?.statuses ?? []} />}
    </LazyQuerySection>
  )
}

function Choices({
  statuses,
  value,
  onChoose,
  ...overlay
}: Props & { statuses: NonNullable<StatusChoicesQuery['response']['site']>['statuses'] }) {
  const t = useMessages(editingMessages)
  const choose = (id: string): void => {
    const status = statuses.find((one) => one.id === id)
    if (status) onChoose(status)
  }
  const choice = {
    label: t('status.heading'),
    value,
    options: statuses.map(({ id, name, category, color }) => ({
      id,
      label: name,
      icon: <StatusDot category={category as StatusCategory} color={color} />,
    })),
    onChange: choose,
  }
  return (
    <Menu
      {...overlay}
      items={[{ id: 'answer', label: t('status.answerTo'), onAction: () => choose(value) }]}
      choice={choice}
    />
  )
}
