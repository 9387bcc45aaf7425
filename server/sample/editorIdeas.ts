import type { SampleIdea } from './shape.ts'

const board = 'editor'

export const editorIdeas: readonly SampleIdea[] = [
  {
    title: 'Dark mode that follows the system', board, tags: ['appearance'], age: 410, votes: 131, status: { slug: 'shipped', age: 62 },
    body: 'I write in bed and Fieldnotes lights up the whole room.\n\nPlease follow the system setting, with a way to choose by hand. **Bonus:** keep images as they are, so that scans stay readable.',
    comments: [
      { text: 'Yes please. My partner asks for this more than I do.', age: 398 },
      { text: 'Worth checking the contrast of highlighted text, too. Yellow on dark grey is hard to read in most apps.', age: 371 },
      { text: 'It is here, in **Settings → Appearance**. Images keep their colours, and highlights have a dark set of their own. Thank you for the detailed notes on contrast.', age: 62, team: true },
      { text: 'Two weeks in: the highlights are lovely.', age: 47 },
    ],
  },
  {
    title: 'Fold long sections under their headings', board, tags: ['outline'], age: 96, votes: 74, status: { slug: 'in-progress', age: 12 },
    body: 'My research notes are 40 screens long. Let me fold everything under a heading with one click, and remember it per note.\n\nA keyboard shortcut matters more to me than an icon.',
    comments: [
      { text: 'And folded sections should still be found by search, opening when you jump to a hit.', age: 90 },
      { text: 'We are building this now. Folds will be remembered per device, and search opens them. Fold all and unfold all come with it.', age: 12, team: true },
    ],
  },
  {
    title: 'Tables that I can edit with the keyboard', board, tags: ['tables', 'keyboard'], age: 188, votes: 88, status: { slug: 'planned', age: 33 },
    body: 'Tab to the next cell, Enter for a new row, and that is it. Today I paste from a spreadsheet and pray.\n\n| Key | What it should do |\n|---|---|\n| `Tab` | next cell |\n| `Shift` + `Tab` | back |\n| `Enter` | new row |\n| `Alt` + arrow | move the row |',
    comments: [{ text: 'Moving columns with the mouse would make this perfect.', age: 120 }],
  },
  {
    title: 'Link notes by typing [[', board, tags: ['links'], age: 520, votes: 117, status: { slug: 'shipped', age: 201 },
    body: 'Typing `[[` should offer my notes by title, newest first. When I rename a note, its links should follow.',
    comments: [
      { text: 'And show backlinks at the foot of a note.', age: 470 },
      { text: 'Shipped. Renaming updates every link, also in notes that are not open. Backlinks are a separate idea, so vote for that one as well.', age: 201, team: true },
    ],
  },
  {
    title: 'Show which notes link to this one', board, tags: ['links'], age: 199, votes: 63,
    body: 'Now that links exist, I want to see them from the other side: a quiet list at the foot of the note with the sentence around each link.',
    comments: [{ text: 'With the sentence around it. That detail is what makes it useful.', age: 150 }],
  },
  {
    title: 'Ein Fokusmodus, der nur den aktuellen Absatz zeigt', language: 'de', board, tags: ['appearance'], age: 74, votes: 29,
    body: 'Beim Schreiben lenkt mich alles ab, was über und unter dem Absatz steht. Bitte abdunkeln, was ich gerade nicht schreibe, und die Zeile in der Mitte halten.',
    comments: [{ text: 'Und bitte ohne Animation, mir wird davon schwindlig.', age: 60 }],
  },
  {
    title: 'Corrector ortogràfic en català i castellà alhora', language: 'ca', board, tags: ['languages'], age: 143, votes: 41, status: { slug: 'planned', age: 21 },
    body: 'Prenc apunts en les dues llengües, sovint dins de la mateixa nota. Ara mateix mig text surt subratllat en vermell.\n\nNi que fos triar la llengua per paràgraf.',
    comments: [
      { text: 'En tinc prou de poder desactivar-lo per nota.', age: 131 },
      { text: 'We plan to check each paragraph in its own language, with Catalan, Spanish, French and German first.', age: 21, team: true },
    ],
  },
  {
    title: 'Math formulas between dollar signs', board, tags: ['formatting'], age: 301, votes: 56,
    body: 'I teach physics. `$E = mc^2$` in a line and `$$ … $$` for a block would cover all I need. No equation editor, please: I type faster than I click.',
    comments: [{ text: 'Chemistry here. Same wish, with `\\ce{}`.', age: 250 }, { text: 'Please make it work in exports as well, that is where other apps fail.', age: 88 }],
  },
  {
    title: 'Éditeur : espaces insécables automatiques en français', language: 'fr', board, tags: ['languages', 'formatting'], age: 58, votes: 22,
    body: 'Devant « ; : ! ? » et à l’intérieur des guillemets, l’espace devrait être insécable. Aujourd’hui un point d’interrogation se retrouve seul en début de ligne.',
  },
  {
    title: '縦書きで表示したい', language: 'ja', board, tags: ['languages', 'appearance'], age: 66, votes: 27,
    body: '小説の下書きに使っています。編集は横書きのままで構いませんが、読み返すときだけ縦書きで表示できると嬉しいです。ルビにも対応してください。',
    comments: [{ text: '印刷とPDFも縦書きにできると助かります。', age: 51 }],
  },
  {
    title: 'تصحيح اتجاه النص عند خلط العربية بالإنجليزية', language: 'ar', board, tags: ['languages'], age: 82, votes: 33, status: { slug: 'in-progress', age: 9 },
    body: 'عندما تبدأ الفقرة بكلمة إنجليزية ينقلب اتجاه السطر كله. أريد أن يُحدَّد الاتجاه لكل فقرة على حدة، مع زر لتغييره يدويًا.',
    comments: [{ text: 'Each paragraph will find its own direction, and there will be a command to set it by hand. We test with mixed lists and tables as well.', age: 9, team: true }],
  },
  {
    title: 'Paste as plain text by default', board, tags: ['formatting'], age: 35, votes: 38,
    body: 'Nobody has ever wanted the font of a web page in their notes. Plain by default, formatting with the longer shortcut.',
    comments: [{ text: 'I do want links to survive, though.', age: 33 }, { text: 'Links yes, fonts no. That is the whole rule.', age: 30 }],
  },
  {
    title: 'Comic Sans as a font choice', board, tags: ['appearance'], age: 233, votes: 9, status: { slug: 'declined', age: 190 },
    body: 'I am dyslexic and it honestly helps me read.',
    comments: [{ text: 'We cannot ship that font, but the reason is a good one: **Atkinson Hyperlegible** and **OpenDyslexic** are now in Settings → Appearance → Text. Tell us if neither works for you.', age: 190, team: true }],
  },
  {
    title: 'Word count for what I have selected', board, tags: ['writing'], age: 19, votes: 26,
    body: 'The count at the bottom is for the whole note. My editor wants 300 words for one section, so I copy it into another app to count.',
  },
  {
    title: 'Version history with a readable diff', board, tags: ['writing'], age: 154, votes: 67, status: { slug: 'planned', age: 40 },
    body: 'I once deleted a chapter and noticed three days later. I would like to see what a note said last Tuesday, what changed since, and to take one paragraph back without undoing the rest.',
    comments: [{ text: 'Taking back one paragraph is the important part.', age: 140 }],
  },
]
