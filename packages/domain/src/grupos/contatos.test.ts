import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contatosEm, esconderContatos, pedePagamentoPorFora } from './contatos.ts';

function lido(texto: string): string {
  return esconderContatos(texto)
    .map((parte) => (parte.contato === null ? parte.texto : `[${parte.texto}]`))
    .join('');
}

describe('Contact data in a conversation is hidden from both sides (spec B§2 mensagem)', () => {
  it.each([
    ['Me chama no 11 98765-4321 que te passo.', 'Me chama no [telefone escondido] que te passo.'],
    ['(11) 98765-4321', '[telefone escondido]'],
    ['+55 31 98765 4321', '[telefone escondido]'],
    ['11987654321', '[telefone escondido]'],
    ['1132654321', '[telefone escondido]'],
    ['98765-4321, zap', '[telefone escondido], zap'],
    ['9 8765 4321', '[telefone escondido]'],
    ['meu e-mail: joao.silva+tv@exemplo.com.br.', 'meu e-mail: [e-mail escondido].'],
    ['joao arroba gmail ponto com', '[e-mail escondido]'],
    ['pix 529.982.247-25', 'pix [CPF escondido]'],
    ['123e4567-e89b-12d3-a456-426614174000', '[chave Pix escondida]'],
    ['entra em https://wa.me/5511987654321?text=oi agora', 'entra em [link escondido] agora'],
    ['chama no wa.me/5511987654321', 'chama no [link escondido]'],
    ['www.exemplo.com', '[link escondido]'],
    ['João em joão@exemplo.com ou 21 3265-4321', 'João em [e-mail escondido] ou [telefone escondido]'],
  ])('%j', (texto, esperado) => {
    expect(lido(texto)).toBe(esperado);
  });

  it.each([
    'Paguei R$ 1.048,00 em 26/11/2026 às 10h30.',
    'O código da TV é 4821-9973.',
    'Na tela apareceu o erro NW-2-5 e depois o 100.',
    'Perfil 3, senha 2024. Obrigada!',
    'Tentei 3 vezes.Depois parou.',
    '',
  ])('leaves %j as it is', (texto) => {
    expect(esconderContatos(texto)).toEqual(texto === '' ? [] : [{ texto, contato: null }]);
  });

  it('loses no word of the text around', () => {
    const meio = fc.constantFrom('11 98765-4321', 'ana@exemplo.com', '529.982.247-25');
    const palavras = fc.array(fc.constantFrom('oi', 'senha', 'não', 'entrei', 'hoje'), { minLength: 1 });
    fc.assert(
      fc.property(palavras, meio, palavras, (antes, contato, depois) => {
        const [a, c, d] = esconderContatos(`${antes.join(' ')} ${contato} ${depois.join(' ')}`);
        expect([a?.texto, d?.texto]).toEqual([`${antes.join(' ')} `, ` ${depois.join(' ')}`]);
        expect(c?.contato).not.toBeNull();
      }),
    );
  });

  it('names each kind once, for the writer', () => {
    expect(contatosEm('11 98765-4321 ou 11 98765-0000, ana@exemplo.com')).toEqual(['telefone', 'email']);
    expect(contatosEm('sem nada')).toEqual([]);
  });
});

describe('Asking for payment outside', () => {
  it.each([
    'Consigo por R$ 6,00 se você mandar direto no meu Pix',
    'Paga por fora que sai mais barato',
    'vamos combinar fora da plataforma',
    'Meu PIX é o meu celular',
    'pix: 11 98765-4321',
    'Transfere para a minha conta que eu libero',
    'Faz o pagamento por fora?',
  ])('%j is such a request', (texto) => {
    expect(pedePagamentoPorFora(texto)).toBe(true);
  });

  it.each([
    'Paguei o Pix ontem e o acesso não chegou',
    'A minha conta não entra na TV',
    'Fiquei de fora do grupo da família',
    'Não vou pagar por fora.',
    'Obrigada, deu certo',
    'Me chama no 11 98765-4321',
  ])('%j is none', (texto) => {
    expect(pedePagamentoPorFora(texto)).toBe(false);
  });
});
