import { useEffect, useRef } from 'react'
import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { TextField } from '#ui/TextField.tsx'
import { roleName } from './roleName.ts'
import css from './People.module.css'

/** The link of an invitation, selected, to be copied by hand. */
export function HandedLink({ url, role }: { url: string; role: string }) {
  const t = useMessages(peopleMessages)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div className={css.handed}>
      <TextField
        ref={field}
        label={t('open.handed')}
        hint={t('open.handed.hint', { role: roleName(role, t) })}
        value={url}
        onValueChange={() => undefined}
        onFocus={({ target }) => target.select()}
        readOnly
        dir="ltr"
      />
    </div>
  )
}
