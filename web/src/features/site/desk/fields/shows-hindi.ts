import { createContext, useContext } from 'react'

export const ShowsHindi = createContext(true)

export const useShowsHindi = (): boolean => useContext(ShowsHindi)
