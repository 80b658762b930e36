import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { abrirSandbox, campos, enviarEmail } from '../test/cliente.ts';
import { mesmoDestino } from './mensagens.ts';

let aberta: Awaited<ReturnType<typeof abrirSandbox>>;

beforeEach(async () => {
  aberta = await abrirSandbox();
});
afterEach(() => aberta.sandbox.parar());

function receber(para: string, ...linhas: string[]) {
  return enviarEmail(aberta.sandbox.portaSmtp, para, linhas);
}
async function mensagens(para: string) {
  const { json } = await aberta.chamar('GET', `/sandbox/mensagens?para=${encodeURIComponent(para)}`);
  return Array.isArray(json) ? json.map(campos) : [];
}

/** Names who sends, is heard, and resets the connection as a killed process does. */
async function morrerNoMeio(porta: number, remetente: string): Promise<void> {
  const conexao = connect(porta, '127.0.0.1').setEncoding('utf8');
  await once(conexao, 'data');
  for (const dito of ['HELO teste', `MAIL FROM:<${remetente}@exemplo.com.br>`]) {
    conexao.write(`${dito}\r\n`);
    await once(conexao, 'data');
  }
  conexao.resetAndDestroy();
  await once(conexao, 'close');
}

describe('The inbox', () => {
  it('shows the newest first, by person, whatever the capitals', async () => {
    await receber('ana@exemplo.com.br', 'Subject: Primeira', '', 'Oi');
    await receber('bia@exemplo.com.br', 'Subject: De outra', '', 'Oi');
    await receber('Ana@Exemplo.com.br', 'Subject: Segunda', '', 'Oi');
    const assuntos = (await mensagens('ANA@exemplo.com.br')).map(({ assunto }) => assunto);
    expect(assuntos).toEqual(['Segunda', 'Primeira']);
  });

  it('outlives senders killed in the middle of a message, and takes the next one', async () => {
    for (const remetente of ['um', 'dois', 'tres']) await morrerNoMeio(aberta.sandbox.portaSmtp, remetente);
    await receber('ana@exemplo.com.br', 'Subject: Chegou', '', 'Oi');
    expect((await mensagens('ana@exemplo.com.br')).map(({ assunto }) => assunto)).toEqual(['Chegou']);
  });

  it.each([
    ['Seu código é K7MPQ4Z.', 'K7MPQ4Z'],
    ['CUIDADO! Nunca passe o código ABCDEFG a ninguém', 'ABCDEFG'],
    ['ATENDER: o código é 2345678', '2345678'],
    ['Nenhum aqui: 1234567, K7MPQ4, k7mpq4z, K7MPQ4ZZ', undefined],
  ])('finds the PIN in "%s"', async (texto, pin) => {
    await receber('ana@exemplo.com.br', 'Subject: PIN', 'Content-Type: text/plain; charset=utf-8', '', texto);
    expect((await mensagens('ana@exemplo.com.br'))[0]?.['pin']).toBe(pin);
  });

  it('reads the text of a message that is HTML alone, and lists its links', async () => {
    await receber(
      'ana@exemplo.com.br',
      'Subject: Link',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<style>p{}</style><p>Use <b>K7MPQ4Z</b> ou <a href="http://localhost:3000/ativar?t=1">ative</a></p>',
    );
    expect((await mensagens('ana@exemplo.com.br'))[0]).toMatchObject({
      texto: 'Use K7MPQ4Z ou ative',
      pin: 'K7MPQ4Z',
      links: ['http://localhost:3000/ativar?t=1'],
    });
  });

  it('shows the HTML of a message only inside a locked frame', async () => {
    await receber(
      'ana@exemplo.com.br',
      'Subject: <b>Oi</b>',
      'Content-Type: text/html',
      '',
      '<script>alert(1)</script>',
    );
    const [mensagem] = await mensagens('ana@exemplo.com.br');
    const pagina = await aberta.chamar('GET', `/caixa-de-entrada/${String(mensagem?.['id'])}`);
    expect(pagina.texto).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(pagina.texto).not.toContain('alert(1)</script>');
    expect(pagina.texto).not.toContain('<b>Oi</b>');
    const corpo = await aberta.chamar('GET', `/caixa-de-entrada/${String(mensagem?.['id'])}/corpo`);
    expect(corpo.cabecalhos.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
    const lista = await aberta.chamar('GET', '/caixa-de-entrada?para=ana@exemplo.com.br');
    expect(lista.texto).toContain('&lt;b&gt;Oi&lt;/b&gt;');
  });

  it.each([
    ['5511987654321', '(11) 98765-4321', true],
    ['5511987654321', '11987654322', false],
    ['Ana@Exemplo.com.br', 'ana@exemplo.com.br', true],
    ['qWdRtZpLkHvB', 'qWdRtZpLkHvB', true],
    ['qWdRtZpLkHvB', 'mNcXsGfJyTrQ', false],
    ['qWd4RtZpLkHvB', 'mNcXsGf4JyTrQ', false],
  ])('a message for %s is found under %s: %s', (destino, procurado, mesmo) => {
    expect(mesmoDestino(destino, procurado)).toBe(mesmo);
  });

  it('shows an SMS among the e-mails, by its telephone in any writing, and by itself with its code', async () => {
    await receber('ana@exemplo.com.br', 'Subject: Um e-mail', '', 'Oi');
    const enviado = await aberta.chamar(
      'POST',
      '/sms/v2/channels/sms/messages',
      {
        from: 'rateia',
        to: '5511987654321',
        contents: [{ type: 'text', text: 'Seu código é K7MPQ4Z. <b>Não</b> passe.' }],
      },
      { 'x-api-token': aberta.sandbox.credenciais.tokenSms },
    );
    const id = String(campos(enviado.json)['id']);
    const todas = await aberta.chamar('GET', '/caixa-de-entrada');
    expect(todas.texto).toContain(`<a href="/caixa-de-entrada/${id}">SMS</a>`);
    expect(todas.texto).toContain('Um e-mail');
    const dela = await aberta.chamar('GET', `/caixa-de-entrada?para=${encodeURIComponent('(11) 98765-4321')}`);
    expect(dela.texto).toContain('5511987654321');
    expect(dela.texto).toContain('<span class="pin">K7MPQ4Z</span>');
    expect(dela.texto).not.toContain('Um e-mail');
    const sms = await aberta.chamar('GET', `/caixa-de-entrada/${id}`);
    expect(sms.texto).toContain('<pre>Seu código é K7MPQ4Z. &lt;b&gt;Não&lt;/b&gt; passe.</pre>');
    expect(sms.texto).toMatch(/<dt>De<\/dt><dd>rateia<\/dd><dt>Para<\/dt><dd>5511987654321<\/dd>/);
  });

  it('forgets one person at a time', async () => {
    await receber('ana@exemplo.com.br', 'Subject: A', '', 'Oi');
    await receber('bia@exemplo.com.br', 'Subject: B', '', 'Oi');
    await aberta.chamar('DELETE', '/sandbox/mensagens?para=ana@exemplo.com.br');
    expect(await mensagens('ana@exemplo.com.br')).toEqual([]);
    expect(await mensagens('bia@exemplo.com.br')).toHaveLength(1);
  });
});
