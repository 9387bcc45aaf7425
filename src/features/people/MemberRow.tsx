import { useCallback, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MemberRow_user$key } from '#generated/MemberRow_user.graphql.ts'
import type { MemberRow_viewer$key } from '#generated/MemberRow_viewer.graphql.ts'
import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { AdminDialogProps } from './AdminDialog.lazy.tsx'
import { MemberActs } from './MemberActs.tsx'
import { roleName } from './roleName.ts'
import { useSetRole } from './useSetRole.ts'
import css from './People.module.css'

const AdminDialog = lazyOverlay<AdminDialogProps>(() =>
  import('./AdminDialog.lazy.tsx').then((module) => module.AdminDialog),
)

const userFragment = graphql`
  fragment MemberRow_user on User {
    id
    name
    avatar
    email
    role
    banned
    trusted
    segment
    viewerAssignableRoles
    viewerCanBan
  }
`
const viewerFragment = graphql`
  fragment MemberRow_viewer on Viewer {
    canOwnSite
    user {
      id
    }
  }
`

/** One member: who they are, their role, and what else can be done. */
export function MemberRow({
  user,
  viewer,
}: {
  user: MemberRow_user$key
  viewer: MemberRow_viewer$key
}) {
  const language = useLanguage()
  const t = useMessages(peopleMessages)
  const member = useFragment(userFragment, user)
  const me = useFragment(viewerFragment, viewer)
  const [setRole] = useSetRole()
  const [ended, setEnded] = useState<Awaited<ReturnType<typeof setRole>> | null>(null)
  const [isAsking, setAsking] = useState(false)
  const stopAsking = useCallback(() => setAsking(false), [])
  const refusal = ended && problemOf(ended, language)
  const change = async (next: typeof member.role): Promise<void> => {
    setEnded(null)
    const outcome = await setRole({ userId: member.id, role: next })
    if (outcome.kind !== 'superseded') setEnded(outcome)
  }
  const { id, name, role, banned, trusted, segment } = member
  const isSelf = me.user?.id === id
  const canTransfer = me.canOwnSite && !isSelf && !banned
  return (
    <li className={css.row}>
      <Identity {...member} isSelf={isSelf} isTrusted={trusted === true} />
      <div className={css.rolePlace}>
        {member.viewerAssignableRoles.length > 0 ? (
          <SelectField
            label={t('people.role', { name })}
            labelHidden
            value={role}
            onValueChange={(value) =>
              value === 'ADMIN' ? setAsking(true) : void change(value as typeof role)
            }
            options={member.viewerAssignableRoles.map((value) => ({
              value,
              label: roleName(value, t),
            }))}
          />
        ) : (
          <div className={css.role}>{roleName(role, t)}</div>
        )}
      </div>
      <MemberActs
        userId={id}
        name={name}
        banned={banned === true}
        // Nothing of the team waits for approval.
        trusted={trusted ?? null}
        canBan={member.viewerCanBan}
        canTransfer={canTransfer}
        segment={segment ?? ''}
      />
      <AdminDialog
        isOpen={isAsking}
        onClose={stopAsking}
        name={name}
        onConfirm={() => void change('ADMIN')}
      />
      <VisuallyHidden>
        <span role="status">
          {ended?.kind === 'done' && t('people.roleSaved', { name, role: roleName(role, t) })}
        </span>
      </VisuallyHidden>
      {refusal !== null && (
        <Notice tone="danger" role="alert" className={css.refusal}>
          {refusal}
        </Notice>
      )}
    </li>
  )
}

interface IdentityProps {
  name: string
  avatar: string | null | undefined
  email: string | null | undefined
  banned: boolean | null | undefined
  isSelf: boolean
  isTrusted: boolean
  segment: string | null | undefined
}

function Identity({ name, avatar, email, banned, isSelf, isTrusted, segment }: IdentityProps) {
  const t = useMessages(peopleMessages)
  return (
    <>
      <Avatar name={name} src={avatar} size={40} />
      <div className={css.who}>
        <div className={css.name}>
          <bdi>{name}</bdi>
          {isSelf && <span className={css.mark}>{t('people.you')}</span>}
          {isTrusted && <span className={css.mark}>{t('people.isTrusted')}</span>}
          {banned && <span className={css.bannedMark}>{t('people.banned')}</span>}
        </div>
        <div className={css.email} dir="auto">
          {email ?? t('people.noEmail')}
        </div>
        {segment != null && (
          <div className={css.email} dir="auto">
            {t('people.inSegment', { segment })}
          </div>
        )}
      </div>
    </>
  )
}
