. "$(dirname "$0")/common.sh"

EMAIL=caminho@vitrine.example
PASSWORD='Vitrine!2024'

call POST /main/api/Users/ "$(jq -n --arg email "$EMAIL" --arg password "$PASSWORD" '{
  email: $email, password: $password, confirmPassword: $password, fullName: "Ana do Caminho",
  documentNumber: "93541134780", birthDate: "1991-02-03", cellPhone: "11988887777",
  country: "BR", acceptTerms: true}')"
expect 200 'registration'
is '.data.userRegisterStep == 1' 'a new account waits for its PIN'
field '.data.token' >"$STATE/token"
field '.data.refreshToken' >"$STATE/refresh"
field '.data.userId' >"$STATE/user"
echo "$EMAIL" >"$STATE/email"
echo "$PASSWORD" >"$STATE/password"
done_with 'registered'

call POST /main/api/Users/ "$(jq -n --arg email "$EMAIL" --arg password "$PASSWORD" '{
  email: $email, password: $password, confirmPassword: $password, fullName: "Outra Ana",
  documentNumber: "11144477735", birthDate: "1991-02-03", cellPhone: "11988887777",
  country: "BR", acceptTerms: true}')"
expect 409 'a known e-mail'
done_with 'a known e-mail is refused'
