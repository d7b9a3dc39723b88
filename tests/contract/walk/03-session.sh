. "$(dirname "$0")/common.sh"

LOGIN=$(jq -n --arg name "$(cat "$STATE/email")" --arg password "$(cat "$STATE/password")" \
  '{username: $name, password: $password, extendedSession: false, tokenCaptcha: "walk"}')

call POST /main/api/Session/login/ "$(echo "$LOGIN" | jq '.password = "wrong"')"
expect 401 'a wrong password'
call POST /main/api/Session/login/ "$LOGIN"
expect 200 'log-in'
field '.data.token' >"$STATE/token"
field '.data.refreshToken' >"$STATE/refresh"
done_with 'logged in'

PAIR=$(jq -n --arg token "$(token)" --arg refresh "$(cat "$STATE/refresh")" \
  '{token: $token, refreshToken: $refresh}')
call POST /main/api/Session/RefreshToken/ "$PAIR"
expect 200 'refresh'
NEW=$(field '.data.token')
[ "$NEW" != "$(token)" ] || fail 'the token is the old one'
echo "$NEW" >"$STATE/token"
field '.data.refreshToken' >"$STATE/refresh"
call POST /main/api/Session/RefreshToken/ "$PAIR"
expect 401 'a used refresh token'
signed_in
call GET /main/api/Users/
expect 200 'the new token'
done_with 'both tokens are replaced, the old pair is worth nothing'
