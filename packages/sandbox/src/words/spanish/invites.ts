/** Invites: what guests and their senders are told. */
export const spanishOfInvites = {
  // To the guest
  'This key works from {time}. Open this link again then.': 'Esta llave funciona desde el {time}. Vuelva a abrir este enlace entonces.',
  'This key ended on {time}. Ask {sender} for a new one.': 'Esta llave terminó el {time}. Pida una nueva a {sender}.',
  'This key was revoked. Ask {sender} for a new one.': 'Esta llave se revocó. Pida una nueva a {sender}.',
  'This key has no uses left. Ask {sender} for a new one.': 'Esta llave ya no tiene usos. Pida una nueva a {sender}.',
  'This link is not valid. Check that you opened the whole link, or ask the person who sent it.': 'Este enlace no es válido. Compruebe que abrió el enlace completo, o pregunte a quien lo envió.',
  'Keys of this property are turned off at the moment. Ask the person who sent this one.': 'Las llaves de esta propiedad están desactivadas en este momento. Pregunte a quien le envió esta.',
  'There is no key with this id.': 'No hay ninguna llave con este id.',
  'This page was open too long. Load it again.': 'Esta página estuvo abierta demasiado tiempo. Cárguela de nuevo.',
  'Wallet passes cannot be signed here.': 'Aquí no se pueden firmar pases de Wallet.',

  // To the sender
  'The guest of this invitation has a PIN, and no QR code.': 'El invitado de esta invitación tiene un PIN, no un código QR.',
  'Choose doors of the property of this invitation.': 'Elija puertas de la propiedad de esta invitación.',
  'Choose doors of one property.': 'Elija puertas de una sola propiedad.',
  'Choose at least one day.': 'Elija al menos un día.',
  'It was already used {count} times. Allow more uses.': 'Ya se usó {count} veces: permita más.',
  'The end is in the past.': 'El final ya pasó.',
  'No free PIN was found. Choose one yourself.': 'No se encontró ningún PIN libre. Elija uno usted.',
  'Enter a mobile number or an email address, or leave it blank.': 'Escriba un número de celular o una dirección de correo electrónico, o deje el campo vacío.',
  'Invite created.': 'Invitación creada.',
  'Invite saved.': 'Invitación guardada.',
  'Saved. A message to {address} says what changed.': 'Guardado. Un mensaje informa a {address} de los cambios.',
  'Invite revoked.': 'Invitación revocada.',
  'A new link was created.': 'Se creó un enlace nuevo.',
} as const
