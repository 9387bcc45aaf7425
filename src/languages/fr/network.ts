import type { Translation } from '#lib/messages/catalogue.ts'
import type { networkMessages } from '#lib/messages/catalogues/network.ts'

export const network: Translation<typeof networkMessages> = {
  'endpoint.refused':
    '{server} ne répond pas aux pages de {page}. La personne qui gère ce serveur peut ajouter {page} à ALLOWED_ORIGINS.',
  'endpoint.blocked':
    'La politique de sécurité (CSP) de cette page l’empêche de joindre {server}. La personne qui héberge la page peut ajouter {server} à connect-src et img-src.',
  'release.newer': 'Une nouvelle version est disponible. Vos brouillons sont conservés.',
  'release.reload': 'Recharger',
  'release.later': 'Pas maintenant',
}
