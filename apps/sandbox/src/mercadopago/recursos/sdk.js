/* The public surface of the provider's script, as far as a shop uses it: fields in frames of the provider, and tokens. */
(() => {
  const origem = new URL(document.currentScript.src).origin;
  const CAMPOS = ['cardNumber', 'expirationDate', 'securityCode'];
  const BANDEIRAS = [
    { id: 'amex', padrao: /^3[47]/ },
    { id: 'elo', padrao: /^(4011|4312|4389|4514|4576|5041|506[67]|5090|6277|636[23]|650)/ },
    { id: 'hipercard', padrao: /^606282/ },
    { id: 'master', padrao: /^(5[1-5]|2[2-7])/ },
    { id: 'visa', padrao: /^4/ },
  ];
  let proximo = 0;

  class Campo {
    constructor(tipo, opcoes) {
      this.tipo = tipo;
      this.opcoes = opcoes ?? {};
      this.ouvintes = new Map();
      proximo += 1;
      this.id = `campo-${proximo}`;
    }
    mount(lugar) {
      const moldura = document.createElement('iframe');
      const endereco = new URL('/mercadopago/campo', origem);
      endereco.searchParams.set('tipo', this.tipo);
      endereco.searchParams.set('id', this.id);
      endereco.searchParams.set('dica', this.opcoes.placeholder ?? '');
      moldura.src = endereco.href;
      moldura.title = this.opcoes.title ?? this.tipo;
      moldura.setAttribute('frameborder', '0');
      document.getElementById(lugar).replaceChildren(moldura);
      this.moldura = moldura;
      window.addEventListener('message', this.ouvir);
      return this;
    }
    ouvir = (evento) => {
      if (evento.source !== this.moldura?.contentWindow || evento.origin !== origem) return;
      const { aviso, dados } = evento.data ?? {};
      for (const ouvinte of this.ouvintes.get(aviso) ?? []) ouvinte(dados);
    };
    on(aviso, ouvinte) {
      this.ouvintes.set(aviso, [...(this.ouvintes.get(aviso) ?? []), ouvinte]);
      return this;
    }
    unmount() {
      window.removeEventListener('message', this.ouvir);
      this.moldura?.remove();
    }
    focus() {
      this.moldura?.focus();
    }
  }

  window.MercadoPago = class MercadoPago {
    constructor(chavePublica) {
      this.chavePublica = chavePublica;
      this.feitos = new Map();
    }
    async getPaymentMethods({ bin }) {
      const achada = BANDEIRAS.find(({ padrao }) => padrao.test(bin));
      return { results: achada === undefined ? [] : [{ id: achada.id }] };
    }
    fields = {
      create: (tipo, opcoes) => {
        if (!CAMPOS.includes(tipo)) throw new Error(`unknown field ${tipo}`);
        const campo = new Campo(tipo, opcoes);
        this.feitos.set(tipo, campo);
        return campo;
      },
      /** The frame of the number gathers the others, and asks for the token itself. */
      createCardToken: ({ cardId, cardholderName, identificationType, identificationNumber }) =>
        new Promise((resolver, rejeitar) => {
          const campo = cardId === undefined ? 'cardNumber' : 'securityCode';
          const numero = this.feitos.get(campo)?.moldura?.contentWindow;
          if (numero == null) return rejeitar([{ field: campo }]);
          const pedido = Math.random().toString(36).slice(2);
          function ouvir(evento) {
            if (evento.source !== numero || evento.origin !== origem || evento.data?.pedido !== pedido) return;
            window.removeEventListener('message', ouvir);
            if (evento.data.token) resolver(evento.data.token);
            else rejeitar(evento.data.erros ?? [{ message: 'token' }]);
          }
          window.addEventListener('message', ouvir);
          const outros = CAMPOS.filter((tipo) => tipo !== 'cardNumber').map((tipo) => this.feitos.get(tipo)?.id);
          const titular = { cardholderName, identificationType, identificationNumber };
          numero.postMessage({ pedido, chavePublica: this.chavePublica, outros, titular, cardId }, origem);
        }),
    };
  };
})();
