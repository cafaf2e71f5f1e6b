import { createContext, useContext } from 'react'

/** Whether the editor shows the Hindi texts beside the English ones. */
export const ShowsHindi = createContext(true)

export const useShowsHindi = (): boolean => useContext(ShowsHindi)
