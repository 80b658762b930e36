/* One field of a card, in a frame of the provider. Fields of one page talk over a channel of this origin alone. */
(() => {
  const busca = new URLSearchParams(location.search);
  const tipo = busca.get('tipo');
  const id = busca.get('id');
  const entrada = document.querySelector('input');
  const canal = new BroadcastChannel('campos-do-cartao');
  function dizer(aviso, dados) {
    return parent.postMessage({ aviso, dados }, '*');
  }
  function digitos() {
    return entrada.value.replace(/\D/g, '');
  }

  entrada.placeholder = busca.get('dica') ?? '';
  entrada.addEventListener('input', () => {
    if (tipo === 'cardNumber') {
      entrada.value = digitos()
        .slice(0, 19)
        .replace(/(\d{4})(?=\d)/g, '$1 ');
      dizer('binChange', { bin: digitos().length >= 8 ? digitos().slice(0, 8) : null });
    }
    if (tipo === 'expirationDate')
      entrada.value = digitos()
        .slice(0, 4)
        .replace(/(\d{2})(?=\d)/, '$1/');
    if (tipo === 'securityCode') entrada.value = digitos().slice(0, 4);
  });
  entrada.addEventListener('focus', () => dizer('focus', {}));
  entrada.addEventListener('blur', () => dizer('blur', {}));

  // The other fields give their value to the field of the number, which alone asks for a token.
  canal.addEventListener('message', ({ data }) => {
    if (data.pergunta === id) canal.postMessage({ resposta: id, valor: digitos() });
  });
  function perguntar(outro) {
    return new Promise((resolver) => {
      function ouvir({ data }) {
        if (data.resposta !== outro) return;
        canal.removeEventListener('message', ouvir);
        resolver(data.valor);
      }
      canal.addEventListener('message', ouvir);
      canal.postMessage({ pergunta: outro });
    });
  }
  async function doNovo(outros, titular) {
    const [validade = '', codigo = ''] = await Promise.all(outros.map(perguntar));
    return {
      card_number: digitos(),
      expiration_month: Number(validade.slice(0, 2)),
      expiration_year: 2000 + Number(validade.slice(2, 4)),
      security_code: codigo,
      cardholder: {
        name: titular.cardholderName,
        identification: { type: titular.identificationType, number: titular.identificationNumber },
      },
    };
  }
  async function pedirToken(chavePublica, corpo) {
    const r = await fetch(`/mercadopago/v1/card_tokens?public_key=${encodeURIComponent(chavePublica)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(corpo),
    });
    const lido = await r.json();
    return r.ok ? { token: lido } : { erros: lido.cause ?? [{ message: 'token' }] };
  }
  // A new card is gathered by the field of its number, the code of a saved one by the field of the code.
  function paraMim({ source, data }) {
    return (
      source === parent &&
      typeof data?.pedido === 'string' &&
      tipo === (data.cardId === undefined ? 'cardNumber' : 'securityCode')
    );
  }
  window.addEventListener('message', async (evento) => {
    if (!paraMim(evento)) return;
    const { pedido, chavePublica, outros, titular, cardId } = evento.data;
    const corpo = cardId === undefined ? await doNovo(outros, titular) : { card_id: cardId, security_code: digitos() };
    parent.postMessage({ pedido, ...(await pedirToken(chavePublica, corpo)) }, evento.origin);
  });
  dizer('ready', {});
})();
