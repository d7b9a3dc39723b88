// A customer-relations tool as a provider would bring it. The platform puts `const TELL` before it.
{
  const tell = (name, facts = {}) => {
    const body = JSON.stringify({ ...facts, by: 'crm', name });
    void fetch(TELL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: true,
    });
  };
  window.crm = {
    // The id of a bettor is not that of an event, by which doubles are known.
    identify: ({ id, language }) => tell('identify', { bettor: id, language }),
    registerPush: ({ type, token }) => tell('registerPush', { type, hasToken: token !== null }),
    forget: () => tell('forget'),
  };
}
