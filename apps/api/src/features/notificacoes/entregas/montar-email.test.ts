import { describe, expect, it } from 'vitest';
import { montarEmail } from './montar-email.ts';

const conteudo = {
  assunto: 'Um <b>assunto</b>\r\nBcc: outro@exemplo.com.br',
  paragrafos: ['O grupo "Cine & Cia" <script>alert(1)</script> mudou.'],
  destaque: 'ABC2345',
  botao: { rotulo: 'Ver grupo', caminho: '/grupo/1?a=1&b=2' },
  observacao: "Não é d'você? Ignore.",
};

const RODAPE = 'Você recebe este e-mail porque usa a Rateia com este endereço. Nunca pedimos a sua senha por e-mail.';

describe('an e-mail (DESIGN §8; ASVS 1.2.1)', () => {
  const email = montarEmail({ conteudo, appUrl: 'https://rateia.example', nome: '<i>Ana</i>' });

  it('escapes every value that goes into the HTML', () => {
    expect(email.html).toContain('Olá, &lt;i&gt;Ana&lt;/i&gt;.');
    expect(email.html).toContain('&quot;Cine &amp; Cia&quot; &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(email.html).toContain('Não é d&#39;você?');
    expect(email.html).not.toMatch(/<script|<i>/);
  });

  it('links only into the product', () => {
    expect(email.html.match(/href="[^"]*"/g)).toEqual([
      'href="https://rateia.example/grupo/1?a=1&amp;b=2"',
      'href="https://rateia.example/ajuda"',
      'href="https://rateia.example/perfil/preferencias-de-comunicacao"',
    ]);
    expect(email.html).not.toMatch(/<(img|link|script|iframe)/);
  });

  it('has a subject of one line', () => {
    expect(email.assunto).toBe('Um <b>assunto</b> Bcc: outro@exemplo.com.br');
  });

  it('says the same in plain text', () => {
    expect(email.texto.split('\n\n')).toEqual([
      'Olá, <i>Ana</i>.',
      conteudo.paragrafos[0],
      'ABC2345',
      'Ver grupo: https://rateia.example/grupo/1?a=1&b=2',
      conteudo.observacao,
      'Rateia',
      RODAPE,
      'Ajuda: https://rateia.example/ajuda',
    ]);
  });

  it('leaves out an empty part', () => {
    const curto = montarEmail({
      conteudo: { assunto: 'Oi', paragrafos: ['Um texto.'] },
      appUrl: 'https://rateia.example',
    });
    expect(curto.texto).toBe(`Olá.\n\nUm texto.\n\nRateia\n\n${RODAPE}\n\nAjuda: https://rateia.example/ajuda`);
    expect(curto.html).not.toMatch(/class="(botao|perigo|alerta|destaque)/);
  });

  it('bears the mark without a picture, and the way to help', () => {
    expect(email.html).toContain('background:#FFB32B');
    expect(email.html).toContain('>rateia</td>');
    expect(email.html).toContain('>Ajuda</a>');
  });

  it('lets its reader say that it was somebody else, beside what there is to do', () => {
    const aviso = montarEmail({
      conteudo: { ...conteudo, naoFuiEu: '/seguranca/bloquear/abc' },
      appUrl: 'https://rateia.example',
    });
    expect(aviso.html).toContain('href="https://rateia.example/seguranca/bloquear/abc"');
    expect(aviso.html).toContain('>Ver grupo</a>');
    expect(aviso.texto).toContain('Não fui eu: https://rateia.example/seguranca/bloquear/abc');
  });

  it('shows what something is made of, line by line', () => {
    const { html, texto } = montarEmail({
      conteudo: { assunto: 'Pago', paragrafos: [], linhas: [{ rotulo: 'Sua <parte>', valor: 'R$ 8,98' }] },
      appUrl: 'https://rateia.example',
    });
    expect(html).toContain('Sua &lt;parte&gt;</td>');
    expect(texto).toContain('Sua <parte>: R$ 8,98');
  });
});
