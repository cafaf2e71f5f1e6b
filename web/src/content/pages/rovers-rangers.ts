import { paths } from '../../paths.ts'
import { both, facts, link, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.roversRangers.path,
  title: both('Rovers and Rangers', 'रोवर्स एवं रेंजर्स'),
  description:
    'The Rover crew and the Ranger team of the college: scouting for students, its badges, camps, and how to join.',
  lead: both('Service is the motto of every Rover and Ranger.', 'सेवा ही हमारा ध्येय है।'),
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        ['Rover leader', 'Shri Harpreet Singh Gill'],
        ['Ranger leader', 'Smt. Kavita Gautam'],
        ['Meetings', 'Friday, 3 to 5 p.m., on the ground'],
        ['E-mail', 'rovers.rangers@sarvodaya.test'],
      ),
    },
    {
      kind: 'text',
      paragraphs: texts(
        'Rovers (men) and Rangers (women) carry scouting and guiding on into college. The crew and the team each have places for 24 students, who learn to look after themselves outdoors and after others anywhere.',
      ),
    },
    {
      kind: 'list',
      heading: both('What you learn', 'आप क्या सीखेंगे'),
      items: texts(
        'Knots, tents, cooking without vessels, finding the way by map, compass and stars',
        'First aid, and what to do in fire, flood and road accidents',
        'Leading a patrol of six, and following when another leads',
        'Songs and games for camp fires',
      ),
    },
    {
      kind: 'list',
      heading: both('In the year', 'वर्ष भर में'),
      items: texts(
        'September: investiture of new members at the flag',
        'November: a three-day training camp on the campus',
        'December: service at the fair, with water, lost children and first aid',
        'January: the district rally; the best patrol goes on to the State',
        'February: tests for the Pravesh, Praveen and Nipun badges',
      ),
    },
    {
      kind: 'list',
      heading: both('How to join', 'कैसे जुड़ें'),
      items: texts(
        'Every regular student under twenty-five may join. Come to a meeting on a Friday in August with your identity card.',
        'Those who were Scouts or Guides at school should bring the certificate. It carries 2% weightage in admission.',
      ),
    },
    {
      kind: 'actions',
      links: [
        link('Coming events', paths.allNotices.path),
        link('Weightage in admission', paths.admissionProcedure.path),
      ],
    },
  ],
}
