import type { Translation } from '#lib/messages/catalogue.ts'
import type { listFileMessages } from '#lib/messages/catalogues/listFile.ts'

export const listFile: Translation<typeof listFileMessages> = {
  people: 'Mitglieder als CSV herunterladen',
  invitations: 'Einladungen als CSV herunterladen',
  changelog: 'Einträge als CSV herunterladen',
  votes: 'Stimmen als CSV herunterladen',
  comments: 'Kommentare als CSV herunterladen',
  triage: 'Diese Warteschlange als CSV herunterladen',
  imports: 'Importe als CSV herunterladen',
  letters: 'E-Mails als CSV herunterladen',
  addresses: 'Adressen als CSV herunterladen',
}
