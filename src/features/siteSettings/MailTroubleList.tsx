import type { ReactNode, RefObject } from 'react'
import { mailTroubleMessages } from '#lib/messages/catalogues/mailTrouble.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Failure } from '#parts/failure/Failure.tsx'
import type { ListFileProps } from '#parts/link/ListFile.lazy.tsx'
import { ListFile } from '#parts/link/ListFile.tsx'
import type { ListSide } from '#relay/lists/usePaginatedList.ts'
import { Button } from '#ui/Button.tsx'
import css from './MailTrouble.module.css'

/** A list with its heading, which the focus comes back to, and the way to more of it. */
export function MailTroubleList({
  title,
  hint,
  none,
  isEmpty,
  next,
  place,
  file,
  children,
}: {
  title: string
  hint?: string
  none: string
  isEmpty: boolean
  next: ListSide
  place: RefObject<HTMLHeadingElement | null>
  file: ListFileProps['list']
  children: ReactNode
}) {
  const t = useMessages(mailTroubleMessages)
  return (
    <div>
      <h3 ref={place} tabIndex={-1}>
        {title}
      </h3>
      {isEmpty ? (
        <p className={css.quiet}>{none}</p>
      ) : (
        <>
          {hint !== undefined && <p className={css.quiet}>{hint}</p>}
          <ul className={css.list} aria-label={title}>
            {children}
          </ul>
        </>
      )}
      {next.failure !== null && <Failure of="rows" error={next.failure} retry={next.onMore} />}
      {next.hasMore && next.failure === null && (
        <Button size="s" onClick={next.onMore} aria-disabled={next.loading}>
          {next.loading ? t('loading') : t('more')}
        </Button>
      )}
      {!isEmpty && <ListFile list={file} />}
    </div>
  )
}
