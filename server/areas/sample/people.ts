import type { Language } from './shape.ts'

/** First and last names that go together; every combination is one invented person. */
const families: readonly {
  language: Language
  first: readonly string[]
  last: readonly string[]
}[] = [
  {
    language: 'en',
    first: ['Grace', 'Owen', 'Tessa', 'Callum', 'Priya'],
    last: ['Whitlock', 'Marsh', 'Okafor', 'Penrose'],
  },
  {
    language: 'ca',
    first: ['Laia', 'Jordi', 'Mireia', 'Pau', 'Núria'],
    last: ['Ferrer i Soler', 'Puigdomènech', 'Vidal', 'Casals'],
  },
  {
    language: 'es',
    first: ['Lucía', 'Mateo', 'Inés', 'Álvaro', 'Camila'],
    last: ['Ibáñez', 'Quiroga', 'Montero', 'Peña'],
  },
  {
    language: 'de',
    first: ['Jonas', 'Frieda', 'Malte', 'Leonie', 'Anke'],
    last: ['Brückner', 'Weiß', 'Hollstein', 'Öztürk'],
  },
  {
    language: 'fr',
    first: ['Élodie', 'Bastien', 'Maëlle', 'Théo', 'Inès'],
    last: ['Garnier', 'Lefèvre', 'Moreau', 'Dieng'],
  },
  { language: 'ja', first: ['さくら', '悠真', '美咲', '大輝'], last: ['高橋', '森本', '小林'] },
  { language: 'ar', first: ['ليلى', 'سامي', 'نور', 'كريم'], last: ['حداد', 'منصور', 'الزهراوي'] },
  { language: 'en', first: ['Ifeoma', 'Tunde', 'Amara'], last: ['Adeyemi', 'Eze', 'Balogun'] },
  { language: 'en', first: ['Zofia', 'Jakub', 'Kasia'], last: ['Wójcik', 'Zieliński', 'Nowak'] },
]

/** Family name first where that is the custom. */
const familyFirst = /^\p{Script=Han}/u

/** The people of the sample, in a fixed order. */
export const people: readonly { name: string; language: Language }[] = families.flatMap(
  ({ language, first, last }) =>
    first.flatMap((given) =>
      last.map((family) => ({
        language,
        name: familyFirst.test(family) ? `${family} ${given}` : `${given} ${family}`,
      })),
    ),
)

/** The people who answer for the team. */
export const teamNames = ['Hanna Lindqvist', 'Rafael Duarte'] as const
