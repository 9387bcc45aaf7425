// What a first visit to each page may load: bytes of JavaScript (gzip, brotli), bytes of all files (brotli), and
// requests. Raise a number only for something that the page needs before it is whole.
export const pageLimits = {
  Home: { gzip: 165_000, brotli: 142_000, all: 173_000, requests: 4 },
  Board: { gzip: 198_500, brotli: 171_500, all: 205_000, requests: 9 },
  Changelog: { gzip: 241_500, brotli: 208_700, all: 247_000, requests: 18 },
  ChangelogDesk: { gzip: 260_500, brotli: 225_500, all: 265_000, requests: 20 },
  ChangelogEntry: { gzip: 239_500, brotli: 207_000, all: 245_000, requests: 18 },
  Idea: { gzip: 232_500, brotli: 200_500, all: 237_500, requests: 13 },
  Inbox: { gzip: 206_500, brotli: 178_500, all: 213_000, requests: 13 },
  Invitation: { gzip: 204_000, brotli: 176_000, all: 211_000, requests: 12 },
  People: { gzip: 211_000, brotli: 182_000, all: 217_500, requests: 13 },
  Post: { gzip: 223_500, brotli: 194_000, all: 231_000, requests: 17 },
  Roadmap: { gzip: 202_500, brotli: 175_000, all: 210_000, requests: 12 },
  Settings: { gzip: 219_500, brotli: 189_500, all: 225_000, requests: 19 },
  SignIn: { gzip: 209_500, brotli: 181_000, all: 216_000, requests: 14 },
  SiteSettings: { gzip: 212_000, brotli: 183_000, all: 218_500, requests: 15 },
  Team: { gzip: 214_000, brotli: 185_000, all: 220_500, requests: 13 },
  Welcome: { gzip: 204_000, brotli: 176_000, all: 211_000, requests: 12 },
}
