/** The words of the starts in English; other languages have the same ones. */
export const english = {
  APP: {
    boards: {
      features: { name: 'Features', description: 'Something the app should do.' },
      problems: { name: 'Problems', description: 'Something that does not work as it should.' },
      integrations: { name: 'Integrations', description: 'Something it should work with.' },
    },
    statuses: {
      open: 'Open',
      planned: 'Planned',
      inProgress: 'In progress',
      inBeta: 'In beta',
      shipped: 'Shipped',
      declined: 'Declined',
    },
    tags: {
      accessibility: 'accessibility',
      mobile: 'mobile',
      performance: 'performance',
      privacy: 'privacy',
      quickWin: 'quick win',
      renewalAtRisk: 'renewal at risk',
    },
  },
  LIBRARY: {
    boards: {
      proposals: { name: 'Proposals', description: 'New features and changes of the interface.' },
      problems: { name: 'Problems', description: 'What breaks, and how to reproduce it.' },
      documentation: {
        name: 'Documentation',
        description: 'What is missing, wrong or hard to find.',
      },
    },
    statuses: {
      open: 'Open',
      needsDiscussion: 'Needs discussion',
      accepted: 'Accepted',
      inProgress: 'In progress',
      released: 'Released',
      notPlanned: 'Not planned',
    },
    tags: {
      breakingChange: 'breaking change',
      goodFirstContribution: 'good first contribution',
      performance: 'performance',
      types: 'types',
    },
  },
  PUBLIC_BODY: {
    boards: {
      services: {
        name: 'Services',
        description: 'What we offer, and how it could work better for you.',
      },
      website: { name: 'Website and forms', description: 'Anything you do with us online.' },
      places: { name: 'Places', description: 'Streets, buildings, parks and other places.' },
    },
    statuses: {
      received: 'Received',
      underReview: 'Under review',
      agreed: 'Agreed',
      underWay: 'Under way',
      done: 'Done',
      notPossible: 'Not possible',
    },
    tags: {
      accessibility: 'accessibility',
      childrenAndFamilies: 'children and families',
      environment: 'environment',
      safety: 'safety',
      otherAuthority: 'other authority',
    },
  },
}
