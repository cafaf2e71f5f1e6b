import { authEndpoints } from '@prangan/contract/endpoints/auth'
import { newsEndpoints } from '@prangan/contract/endpoints/news'
import { describe, expect, it } from 'vitest'
import { toRequest } from './request.ts'

describe('A request laid out from the endpoint table', () => {
  it('carries the documented route, the bearer, and JSON', () => {
    const request = toRequest(authEndpoints.login, { body: { uname: 'a', psw: ' b ' } })
    expect(request).toMatchObject({
      method: 'POST',
      url: '/auth/login_auth',
      body: '{"uname":"a","psw":" b "}',
    })
    expect(request.headers['content-type']).toBe('application/json')
    expect(request.headers).not.toHaveProperty('authorization')
    expect(toRequest(authEndpoints.checkAuth, {}, 't0ken').headers.authorization).toBe('Bearer t0ken')
  })

  it('keeps a path parameter inside its segment', () => {
    expect(toRequest(newsEndpoints.deleteNews, { params: { id: '../x/y?z#é' } }).url).toBe(
      '/news/delete_news/..%2Fx%2Fy%3Fz%23%C3%A9',
    )
  })

  it('refuses a path with a parameter missing, rather than calling another address', () => {
    expect(() => toRequest(newsEndpoints.deleteNews, {})).toThrow('needs id')
  })

  it('sends a form with its text before its file, and lets the browser name the boundary', () => {
    const myfile = new File(['%PDF-'], 'notice.pdf', { type: 'application/pdf' })
    const request = toRequest(newsEndpoints.uploadNews, {
      body: { title: 'परीक्षा', type: 'News', link: '' },
      files: { myfile },
    })
    const form = request.body as FormData
    expect([...form.keys()]).toEqual(['title', 'type', 'link', 'myfile'])
    expect(form.get('title')).toBe('परीक्षा')
    expect((form.get('myfile') as File).name).toBe('notice.pdf')
    expect(request.headers).not.toHaveProperty('content-type')
  })

  it('leaves out a file that was not chosen', () => {
    const request = toRequest(newsEndpoints.uploadNews, {
      body: { title: 'T' },
      files: { myfile: undefined },
    })
    expect([...(request.body as FormData).keys()]).toEqual(['title'])
  })
})
