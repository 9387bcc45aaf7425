import type { Translation } from '#lib/messages/catalogue.ts'
import type { listFileMessages } from '#lib/messages/catalogues/listFile.ts'

export const listFile: Translation<typeof listFileMessages> = {
  people: 'Descargar miembros como CSV',
  invitations: 'Descargar invitaciones como CSV',
  changelog: 'Descargar entradas como CSV',
  votes: 'Descargar votos como CSV',
  comments: 'Descargar comentarios como CSV',
  triage: 'Descargar esta cola como CSV',
  imports: 'Descargar importaciones como CSV',
  letters: 'Descargar correos como CSV',
  addresses: 'Descargar direcciones como CSV',
}
