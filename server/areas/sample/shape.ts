/** An idea of the sample: a note-taking app's users speaking. Days are before the moment it is loaded. */
export interface SampleIdea {
  title: string
  body: string
  /** The language of it and of its people's comments; English by default. */
  language?: Language
  board: 'editor' | 'sync-and-offline' | 'mobile'
  tags: readonly string[]
  /** Posted so many days ago. */
  age: number
  /** People who vote for it, its author among them. */
  votes: number
  /** Its status, and the days since; by default Open since it was posted. */
  status?: { slug: 'planned' | 'in-progress' | 'shipped' | 'declined'; age: number }
  comments?: readonly SampleComment[]
}

export type Language = 'en' | 'ca' | 'es' | 'de' | 'fr' | 'ja' | 'ar'

/** `age` as above; `team`: the official answer of somebody on the team. */
export interface SampleComment {
  text: string
  age: number
  team?: true
}
