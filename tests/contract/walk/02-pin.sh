. "$(dirname "$0")/common.sh"
signed_in

EMAIL=$(cat "$STATE/email")
RECEIVER=$(jq -n --arg email "$EMAIL" --arg id "$(cat "$STATE/user")" '{userId: $id, email: $email}')

call POST /main/api/Users/Send/PIN/ "$RECEIVER"
expect 204 'sending the PIN'
call POST /main/api/Users/Validate/PIN/ "$(echo "$RECEIVER" | jq '. + {pin: "123"}')"
expect 400 'a wrong PIN'
is '.error == "INVALID_PIN"' 'it says that the PIN is wrong'

call GET "/sandbox/mailbox/$EMAIL"
expect 200 'the mailbox'
PIN=$(jq -r '.. | strings' "$ANSWER" | grep -oE '\b[0-9]{6}\b' | head -n 1)
[ -n "$PIN" ] || fail 'no PIN in the mailbox'
call POST /main/api/Users/Validate/PIN/ "$(echo "$RECEIVER" | jq --arg pin "$PIN" '. + {pin: $pin}')"
expect 204 'the PIN of the mail'

call GET /main/api/Users/
expect 200 'user details'
is '.data.userRegisterStep == 2' 'the step is 2 after the PIN'
done_with 'the PIN of the mail is taken'
