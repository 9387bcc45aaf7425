import type { StartWords } from './startWords.ts'

/** The words of the starts in German. */
export const german: StartWords = {
  APP: {
    boards: {
      features: { name: 'Funktionen', description: 'Was die App können sollte.' },
      problems: { name: 'Probleme', description: 'Was nicht so funktioniert, wie es sollte.' },
      integrations: { name: 'Integrationen', description: 'Womit sie zusammenarbeiten sollte.' },
    },
    statuses: {
      open: 'Offen',
      planned: 'Geplant',
      inProgress: 'In Arbeit',
      inBeta: 'In der Beta',
      shipped: 'Umgesetzt',
      declined: 'Abgelehnt',
    },
    tags: {
      accessibility: 'Barrierefreiheit',
      mobile: 'Mobil',
      performance: 'Leistung',
      privacy: 'Datenschutz',
      quickWin: 'schnell erledigt',
      renewalAtRisk: 'Verlängerung gefährdet',
    },
  },
  LIBRARY: {
    boards: {
      proposals: {
        name: 'Vorschläge',
        description: 'Neue Funktionen und Änderungen der Schnittstelle.',
      },
      problems: {
        name: 'Probleme',
        description: 'Was nicht geht und wie es sich nachstellen lässt.',
      },
      documentation: {
        name: 'Dokumentation',
        description: 'Was fehlt, falsch oder schwer zu finden ist.',
      },
    },
    statuses: {
      open: 'Offen',
      needsDiscussion: 'Zu besprechen',
      accepted: 'Angenommen',
      inProgress: 'In Arbeit',
      released: 'Veröffentlicht',
      notPlanned: 'Nicht geplant',
    },
    tags: {
      breakingChange: 'inkompatible Änderung',
      goodFirstContribution: 'gut für den Einstieg',
      performance: 'Leistung',
      types: 'Typen',
    },
  },
  PUBLIC_BODY: {
    boards: {
      services: {
        name: 'Dienstleistungen',
        description: 'Was wir anbieten und was daran für Sie besser werden kann.',
      },
      website: {
        name: 'Website und Formulare',
        description: 'Alles, was Sie online mit uns erledigen.',
      },
      places: { name: 'Orte', description: 'Straßen, Gebäude, Parks und andere Orte.' },
    },
    statuses: {
      received: 'Eingegangen',
      underReview: 'In Prüfung',
      agreed: 'Beschlossen',
      underWay: 'In Umsetzung',
      done: 'Erledigt',
      notPossible: 'Nicht möglich',
    },
    tags: {
      accessibility: 'Barrierefreiheit',
      childrenAndFamilies: 'Kinder und Familien',
      environment: 'Umwelt',
      safety: 'Sicherheit',
      otherAuthority: 'andere Behörde',
    },
  },
}
