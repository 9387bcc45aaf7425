import type { StartWords } from './startWords.ts'

/** The words of the starts in French. */
export const french: StartWords = {
  APP: {
    boards: {
      features: { name: 'Fonctionnalités', description: 'Ce que l’application devrait faire.' },
      problems: { name: 'Problèmes', description: 'Ce qui ne fonctionne pas comme prévu.' },
      integrations: { name: 'Intégrations', description: 'Ce avec quoi elle devrait fonctionner.' },
    },
    statuses: {
      open: 'Ouvert',
      planned: 'Planifié',
      inProgress: 'En cours',
      inBeta: 'En bêta',
      shipped: 'Livré',
      declined: 'Non retenu',
    },
    tags: {
      accessibility: 'accessibilité',
      mobile: 'mobile',
      performance: 'performances',
      privacy: 'vie privée',
      quickWin: 'gain rapide',
      renewalAtRisk: 'renouvellement menacé',
    },
  },
  LIBRARY: {
    boards: {
      proposals: {
        name: 'Propositions',
        description: 'Nouvelles fonctionnalités et changements de l’interface.',
      },
      problems: {
        name: 'Problèmes',
        description: 'Ce qui ne marche pas, et comment le reproduire.',
      },
      documentation: {
        name: 'Documentation',
        description: 'Ce qui manque, est faux ou difficile à trouver.',
      },
    },
    statuses: {
      open: 'Ouvert',
      needsDiscussion: 'À discuter',
      accepted: 'Accepté',
      inProgress: 'En cours',
      released: 'Publié',
      notPlanned: 'Non prévu',
    },
    tags: {
      breakingChange: 'changement incompatible',
      goodFirstContribution: 'bonne première contribution',
      performance: 'performances',
      types: 'types',
    },
  },
  PUBLIC_BODY: {
    boards: {
      services: {
        name: 'Services',
        description: 'Ce que nous proposons, et comment mieux vous servir.',
      },
      website: { name: 'Site web et formulaires', description: 'Toutes vos démarches en ligne.' },
      places: { name: 'Lieux', description: 'Rues, bâtiments, parcs et autres lieux.' },
    },
    statuses: {
      received: 'Reçu',
      underReview: 'À l’étude',
      agreed: 'Approuvé',
      underWay: 'En cours',
      done: 'Réalisé',
      notPossible: 'Impossible',
    },
    tags: {
      accessibility: 'accessibilité',
      childrenAndFamilies: 'enfants et familles',
      environment: 'environnement',
      safety: 'sécurité',
      otherAuthority: 'autre administration',
    },
  },
}
