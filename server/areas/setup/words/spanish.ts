import type { StartWords } from './startWords.ts'

/** The words of the starts in Spanish. */
export const spanish: StartWords = {
  APP: {
    boards: {
      features: { name: 'Funciones', description: 'Lo que la aplicación debería hacer.' },
      problems: { name: 'Problemas', description: 'Lo que no funciona como debería.' },
      integrations: { name: 'Integraciones', description: 'Con qué debería funcionar.' },
    },
    statuses: {
      open: 'Abierta',
      planned: 'Planificada',
      inProgress: 'En curso',
      inBeta: 'En beta',
      shipped: 'Lanzada',
      declined: 'Descartada',
    },
    tags: {
      accessibility: 'accesibilidad',
      mobile: 'móvil',
      performance: 'rendimiento',
      privacy: 'privacidad',
      quickWin: 'mejora rápida',
      renewalAtRisk: 'renovación en riesgo',
    },
  },
  LIBRARY: {
    boards: {
      proposals: { name: 'Propuestas', description: 'Funciones nuevas y cambios de la interfaz.' },
      problems: { name: 'Problemas', description: 'Qué falla y cómo reproducirlo.' },
      documentation: {
        name: 'Documentación',
        description: 'Lo que falta, está mal o cuesta encontrar.',
      },
    },
    statuses: {
      open: 'Abierta',
      needsDiscussion: 'Por debatir',
      accepted: 'Aceptada',
      inProgress: 'En curso',
      released: 'Publicada',
      notPlanned: 'No prevista',
    },
    tags: {
      breakingChange: 'cambio incompatible',
      goodFirstContribution: 'buena primera contribución',
      performance: 'rendimiento',
      types: 'tipos',
    },
  },
  PUBLIC_BODY: {
    boards: {
      services: {
        name: 'Servicios',
        description: 'Lo que ofrecemos y cómo podría servirle mejor.',
      },
      website: {
        name: 'Sitio web y formularios',
        description: 'Todo lo que hace con nosotros en línea.',
      },
      places: { name: 'Lugares', description: 'Calles, edificios, parques y otros lugares.' },
    },
    statuses: {
      received: 'Recibida',
      underReview: 'En estudio',
      agreed: 'Aprobada',
      underWay: 'En marcha',
      done: 'Hecha',
      notPossible: 'No es posible',
    },
    tags: {
      accessibility: 'accesibilidad',
      childrenAndFamilies: 'infancia y familias',
      environment: 'medio ambiente',
      safety: 'seguridad',
      otherAuthority: 'otra administración',
    },
  },
}
