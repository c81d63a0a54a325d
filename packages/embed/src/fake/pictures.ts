/** A QR code with the text "GW1-8f2c-41d0-TEMPORARY", one pixel for each module, without a light border. */
export const temporaryQr =
  'iVBORw0KGgoAAAANSUhEUgAAABkAAAAZCAAAAADhgtq/AAAAh0lEQVR4ATXBgQHAIAzAIP5/OmudgisNJU9LMiIthFSOEkJISkVCCCmlSAgtDSNpeZIkubpURg8RiqiUUCIqMpJSQiKJ' +
  'hlVJoaUoSlHJiBSllBJdkhENJB30UylSkookKkdFl0SpJE9CJUnRkiSpZIWUVY6KkCRSoRCSQkNGtBQNWvKEREPlA2+iO9MiyKYiAAAAAElFTkSuQmCC'

/** A QR code with the text "GW1-9b7e-6c33-RECURRING-0001", one pixel for each module, with a light border of four modules. */
export const recurringQr =
  'iVBORw0KGgoAAAANSUhEUgAAACEAAAAhCAAAAAByj52zAAAAuUlEQVR4AYXBwW3DABAEMfbf9GTPcgD/ROqN3uiN3mg8QkcejUZHI5KORiOkUCkhjUZIlJOQRiMkMpWQRqMjdKSj0Xgk' +
  'SfJo9IOQfmlUQkQ5pdEoKkkK0YeGyElETqORKJVSFB09TPlIUmk0lFIapKTRQ0QlKdLRlyKZDmk0TiYqp3T0Q0IqfWk8MpmkaDQ6GimV02iERCOPNBohldA/jUZIRaMSHY2Oigr5aDQe' +
  'UaZIafRGb/RGb/4Aomj0KIBVbcMAAAAASUVORK5CYII='
