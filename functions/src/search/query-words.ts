import { normaliseText } from '@prangan/contract/site-search/normalise-text'
import { wordsIn } from '@prangan/contract/site-search/words-in'

const emptyWords = new Set(
  [
    'a an and any are as at but by can do does for from get has have how i if in is it me my need of on or our please pls sir so than that the',
    'there these this those to want was we what when where which who why will with you your',
    'का की के को में से पर है हैं हो था और एवं तथा हेतु या क्या कैसे कब कहाँ कहां कितना कितनी कितने कौन',
    'मिलेगा मिलेगी मिलता मिले होगा होगी होता होती आएगा आएगी करें करे करना लें ले लेना चाहिए मुझे हमें बताएं सर जी पिछला पिछली पिछले साल',
    'ka ki ke ko me mein se par pe hai hain h ho tha aur ya kya kaise kese kab kahan kaha kitna kitni kitne kaun kon',
    'milega milegi milta mile hoga hogi hota hoti aayega aayegi ayega ayegi kare karen karna le lena chahiye mujhe hame',
    'batao bataye bharna bhare bharen jana jaye sakte sakta ji pichla pichli pichle pichhle saal',
  ].flatMap((words) => normaliseText(words).split(' ')),
)

export const isTelling = (word: string): boolean => !emptyWords.has(word)

/** Returns the query's words in normalised form, without stop words unless nothing else is left. */
export function queryWords(query: string): string[] {
  const words = wordsIn(query).map(({ word }) => word)
  const telling = words.filter(isTelling)
  return telling.length > 0 ? telling : words
}
