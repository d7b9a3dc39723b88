. "$(dirname "$0")/common.sh"
signed_in

# upload TYPE NAME: asks for an address, puts the file there, records it.
upload() {
  printf 'picture of %s' "$2" >"$STATE/$2"
  HASH=$({ sha256sum "$STATE/$2" 2>/dev/null || shasum -a 256 "$STATE/$2"; } | cut -d ' ' -f 1)
  RECORD=$(jq -n --arg name "$2" --arg hash "$HASH" --argjson type "$1" \
    '{FileName: $name, Hash: $hash, DocumentType: $type}')
  call POST /main/api/UserDocument/SignedUrl "$RECORD"
  expect 200 "an address for $2"
  URL=$(field '.url')
  PUT=$(curl -sS -o /dev/null -w '%{http_code}' -X PUT "$URL" -H 'Content-Type: image/jpeg' \
    --data-binary "@$STATE/$2")
  case $PUT in 2*) ;; *) fail "putting $2: $PUT" ;; esac
  call POST /main/api/UserDocument/SaveDocuments "$RECORD"
  case $STATUS in 2*) ;; *) fail "saving $2: $STATUS" ;; esac
}

upload 1 frente.jpg
call GET /main/api/UserDocument/GetStatusFiles
expect 200 'status of the files'
is '[.[] | select(.userTypeDocument == 1)][0].isApproved == false' 'the front waits for a decision'

# The way around a store that is down: the file in a form.
printf 'picture of the back' >"$STATE/verso.jpg"
STATUS=$(curl -sS -o "$ANSWER" -w '%{http_code}' "$PLATFORM/main/api/UserDocument/UploadDocument" \
  -H "$AUTH" -F "file=@$STATE/verso.jpg;type=image/jpeg" -F userTypeDocument=3)
case $STATUS in 2*) ;; *) fail "plain upload: $STATUS" ;; esac

for SIDE in front back; do
  call POST /sandbox/documents/decide "$(jq -n --arg email "$(cat "$STATE/email")" --arg side "$SIDE" \
    '{email: $email, documentType: $side, status: "unique"}')"
  expect 204 "approving the $SIDE"
done
call GET /main/api/UserDocument/GetStatusFiles
is 'map(select(.userTypeDocument != 2).isApproved) | all' 'both sides are approved'
call GET /main/api/Users/Validate/HasRealFullValidation
expect 200 'full validation'
is '[.. | booleans] == [true]' 'the bettor is validated'
done_with 'documents are sent both ways and approved'
