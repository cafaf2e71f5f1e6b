import { labels, several } from '@prangan/web/messages/en/desk/actions.ts'
import { byNumber } from '@prangan/web/messages/en/desk/overview.ts'
import type { Nouns } from '@prangan/web/messages/nouns.ts'

const nouns: Nouns = ['request', 'requests']
const told = 'Each sender gets a mail.'

export default {
  nouns,
  title: 'Hostel rooms',
  waiting: {
    what: byNumber('request for a room', 'requests for rooms'),
    short: byNumber('request', 'requests'),
    none: 'requests for rooms',
  },
  caption: 'Requests for hostel rooms, newest first',
  searchHint: 'Name or e-mail',
  tabs: { waiting: 'Waiting', all: 'All' },
  filters: { room: 'Kind of room', allRooms: 'All kinds' },
  statuses: { waiting: 'Waiting', given: 'Given', refused: 'Refused' },
  columns: { name: 'Name', room: 'Room', status: 'Status' },
  details: {
    title: 'Request for a room',
    received: (time: string) => `Received on ${time}`,
    email: 'E-mail',
    message: 'Message',
    photo: 'Download photo',
    photoFailed: 'We couldn’t download the photo. Please try again.',
  },
  failed: 'Failed to update the request: ',
  done: (server: string) => server,
  give: {
    labels: labels('Give room', 'Giving…'),
    title: (name: string) => `Give a room to ${name}?`,
    several: several({ label: 'Give a room for', done: 'granted', nouns, text: told }),
  },
  refuse: {
    labels: labels('Refuse room', 'Refusing…'),
    title: (name: string) => `Refuse a room to ${name}?`,
    several: several({ label: 'Refuse', done: 'refused', nouns, text: told }),
  },
  told: 'They get a mail.',
}
