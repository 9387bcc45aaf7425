import { configure } from '@testing-library/react'

// Code that is loaded late, or an answer, may take a busy machine longer than the library's second.
configure({ asyncUtilTimeout: 30_000 })
