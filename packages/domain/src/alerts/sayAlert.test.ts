import { describe, expect, it } from 'vitest'
import { say } from '../words/say.ts'
import { alertMessages } from './alertMessages.ts'
import { spanishAlertMessages } from './alertMessages.es.ts'
import { alertCauses, fitAlertRule, newAlertRule } from './alertRule.ts'
import { sayAlertSentence, sayAlertTime, sayAlertTitle, writeAlert } from './sayAlert.ts'

const english = { words: say(alertMessages, 'en-US'), locale: 'en-US', timeZone: 'America/Chicago' }
const spanish = { words: say(alertMessages, 'es-US', spanishAlertMessages), locale: 'es-US', timeZone: 'America/Chicago' }
const since = Date.parse('2026-11-21T22:06:00Z')
const until = since + 14 * 60_000
const leftOpen = { ...newAlertRule('leftOpen'), ways: ['email', 'text'] as const }

describe('sayAlertSentence', () => {
  it.for([
    [leftOpen, [], ['Dana'], 'Door left open for 5 minutes, any door: tell Dana by email and text.'],
    [{ ...leftOpen, at: ['a'] }, ['Pool Gate'], ['Dana', 'Kim'], 'Door left open for 5 minutes, Pool Gate: tell Dana and Kim by email and text.'],
    [{ ...newAlertRule('offline'), to: null, minutes: 120, at: ['1', '2', '3'] }, ['A', 'B', 'C'], [], 'Controller offline for 2 hours, A and 2 more: tell all administrators by email.'],
    [newAlertRule('denials'), [], ['Kim'], '5 denials in 10 minutes, any door: tell Kim by email.'],
    [newAlertRule('inviteEnds'), [], ['Kim'], 'Invite ends within 24 hours: tell Kim by email.'],
    [{ ...newAlertRule('lockdown'), ways: [] }, [], ['Kim'], 'Lockdown starts or ends: tell no one.'],
  ] as const)('%#', ([rule, places, people, said]) => {
    expect(sayAlertSentence({ ...rule, to: rule.to ?? (people.length > 0 ? [1] : null) }, places, people, english)).toBe(said)
  })
})

it('minutes are written in their largest whole unit, in days only from two days on', () => {
  expect([0, 5, 90, 120, 1440, 1500, 2880].map((minutes) => sayAlertTime(minutes, 'en-US'))).toEqual(['0 minutes', '5 minutes', '90 minutes', '2 hours', '24 hours', '25 hours', '2 days'])
})

describe('writeAlert', () => {
  const sender = { property: 'Whispering Pines', address: '4810 Fannin Street', places: [], isAgain: false, link: 'https://portal.example/site/alerts', isTest: false }
  const alert = { rule: leftOpen, name: 'Pool Gate', since, until: null }

  it('an alert says what happened, where, since when and why the reader gets it', () => {
    expect(writeAlert(alert, sender, english)).toEqual({
      subject: 'Pool Gate is left open',
      paragraphs: [
        'Pool Gate has been open since Sat, Nov 21, 4:06 PM.', 'Whispering Pines\n4810 Fannin Street',
        'You get this because of the alert “Door left open for 5 minutes, any door”.', 'See it, or mute it until tomorrow:\n\nhttps://portal.example/site/alerts',
      ],
      text: 'Whispering Pines: Pool Gate has been open since Sat, Nov 21, 4:06 PM.',
    })
    expect(writeAlert(alert, { ...sender, isRecipientAlone: true }, english).paragraphs.at(-1)).toBe('Mute it until tomorrow:\n\nhttps://portal.example/site/alerts')
    expect(writeAlert({ ...alert, until }, sender, english).text).toBe('Whispering Pines: Pool Gate was left open from Sat, Nov 21, 4:06 PM to Sat, Nov 21, 4:20 PM.')
    expect(writeAlert(alert, { ...sender, isAgain: true }, english).subject).toBe('Reminder: Pool Gate is left open')
    expect(writeAlert(alert, { ...sender, isTest: true }, spanish).text).toContain('Esto es una prueba. No pasó nada. Pool Gate está abierta desde')
  })

  it('every cause and its end have words in both languages', () => {
    for (const cause of alertCauses) for (const writing of [english, spanish]) for (const end of [null, until]) {
      const said = { rule: newAlertRule(cause), name: 'Pool Gate', since, until: end }
      const { subject, paragraphs, text } = writeAlert(said, sender, writing)
      expect([subject, ...paragraphs, text, sayAlertTitle(said, writing)].join(' ')).not.toMatch(/[{}]|undefined/)
      expect(text).toContain('Pool Gate')
    }
  })
})

describe('fitAlertRule', () => {
  it('the settings that the cause has are kept', () => {
    const given = { ...leftOpen, at: ['a'], again: 15, count: 3, quiet: { start: 1320, end: 420 } }
    expect(fitAlertRule(given)).toEqual({ ...given, count: 1 })
    expect(fitAlertRule({ ...given, cause: 'invoiceOverdue', ways: ['email'] })).toEqual({ ...given, cause: 'invoiceOverdue', ways: ['email'], at: null, minutes: 0, count: 1, again: null, quiet: null })
    expect(fitAlertRule({ ...given, quiet: { start: 60, end: 60 } }).quiet).toBe(null)
  })
})
