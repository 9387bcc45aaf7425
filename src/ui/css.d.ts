declare module '*.module.css' {
  /** Class names of the module by the name written in it. */
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
