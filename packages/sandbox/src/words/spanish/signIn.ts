/** Signing in, passwords, links, one's own account and leaving. */
export const spanishOfSignIn = {
  // Clients compare these exactly (specification §4), so they aren't translated.
  'Password reset link is not vaild': 'Password reset link is not vaild',
  'This password reset link has expired. Please request a new password reset.': 'This password reset link has expired. Please request a new password reset.',
  'NonWebAccessUser': 'NonWebAccessUser',
  'Password already exists': 'Password already exists',
  'Registered Successfully.': 'Registered Successfully.',

  // Sessions
  'Please sign in.': 'Inicie sesión.',
  'The user name or password is not right.': 'El usuario o la contraseña no son correctos.',
  'Your access has ended. Please ask your administrator.': 'Su acceso ha terminado. Consulte a su administrador.',
  'This account signs in on the phone only. Please use the mobile app.': 'Esta cuenta solo inicia sesión en el teléfono. Use la aplicación móvil.',
  'This sign-in link is no longer valid. Please ask for a new one.': 'Este enlace de acceso ya no es válido. Pida uno nuevo.',
  'The key does not belong to this session.': 'La clave no corresponde a esta sesión.',
  'This user can no longer sign in.': 'Este usuario ya no puede iniciar sesión.',
  'Signed out.': 'Sesión cerrada.',
  'You cannot sign in as this user.': 'No puede iniciar sesión como este usuario.',
  '{name} can’t sign in to the portal.': '{name} no puede iniciar sesión en el portal.',
  'You are signed in as yourself.': 'Su sesión ya es la de su propio usuario.',
  'You can sign in now.': 'Ya puede iniciar sesión.',
  'Time added.': 'Tiene más tiempo.',

  // Passwords and links
  'Confirm Passwords do not match..': 'Las contraseñas no coinciden.',
  'Password cannot be empty': 'La contraseña no puede estar vacía',
  'Invalid Password': 'Contraseña no válida',
  'Password reset not completed': 'No se restableció la contraseña',
  'Your password has been reset.': 'Su contraseña se restableció.',
  'Your password has been set.': 'Su contraseña se guardó.',
  'If a user with this name exists, they get an email with a link to create a new password.': 'Si existe un usuario con este nombre, recibirá un correo con un enlace para crear una contraseña nueva.',
  'This link is no longer valid. Please ask for a new one.': 'Este enlace ya no es válido. Pida uno nuevo.',
  'This link has expired. Please ask for a new one.': 'Este enlace ha vencido. Pida uno nuevo.',
  'This link was used already. You can sign in with the user name you chose.': 'Este enlace ya se usó. Puede iniciar sesión con el usuario que eligió.',
  'This link is not valid. Please ask for a new one.': 'Este enlace no es válido. Pida uno nuevo.',
  'Username already exists': 'El nombre de usuario ya existe',
  'Please Enter Valid Username': 'Escriba un nombre de usuario válido',

  // One's own account
  'This is not your current password.': 'Esta no es su contraseña actual.',
  'The new password is the same as the current one.': 'La contraseña nueva es la misma que la actual.',
  'Your password is changed.': 'Su contraseña se cambió.',
  'Only users themselves can change their password.': 'Solo el propio usuario puede cambiar su contraseña.',
  'Only users themselves can end their other sessions.': 'Solo el propio usuario puede cerrar sus otras sesiones.',
  'Signed out there.': 'Se cerró esa sesión.',
  'Enter a phone number first.': 'Escriba primero un número de teléfono.',
  'This phone number is verified already.': 'Este número de teléfono ya está verificado.',
  'A code is on its way to your phone.': 'Le enviamos un código a su teléfono.',
  'This code is no longer valid. Request another one.': 'Este código ya no es válido. Pida otro.',
  'This is not the code that was sent.': 'No es el código que se envió.',
  'Your phone is verified.': 'Su teléfono está verificado.',
  'You can change this for yourself only.': 'Solo puede cambiar esto para su propio usuario.',
  'It will not be shown again.': 'No se mostrará de nuevo.',
  'It will be shown again.': 'Se mostrará de nuevo.',

  // Leaving
  'If a user with this name exists, they get an email to confirm the deletion.': 'Si existe un usuario con este nombre, recibirá un correo para confirmar la eliminación.',
  'This link can no longer change anything. Open it again to see the state of the request.': 'Este enlace ya no puede cambiar nada. Ábralo de nuevo para ver qué pasó con la solicitud.',
  'This account is deleted.': 'Esta cuenta se eliminó.',
  '{name} no longer asks to be deleted.': '{name} ya no pide que se elimine su cuenta.',
  'The request is refused.': 'Se rechazó la solicitud.',

  // Setting up a house
  'Enter an address.': 'Escriba una dirección.',
  'Visitors can’t call at this house yet.': 'Todavía ningún visitante puede llamar a esta casa.',
  'This is not an account of one house in its set-up.': 'Esta no es una cuenta de una sola casa en configuración.',
  'Ringing.': 'Está sonando.',
  'Your account is set up.': 'Su cuenta está configurada.',
} as const
