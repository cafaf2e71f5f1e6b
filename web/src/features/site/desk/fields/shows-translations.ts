import { createContext, useContext } from 'react'

export const ShowsTranslations = createContext(true)

export const useShowsTranslations = (): boolean => useContext(ShowsTranslations)
