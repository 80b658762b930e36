import { describe, expect, it } from 'vitest';
import * as doComeco from './constantes.ts';
import * as deDepois from './constantes-de-depois.ts';
import { rotuloDaContagem } from './datas-formatadas.ts';
import { centavos, FORMA_CURTA, formatarReaisCurto } from './dinheiro.ts';
import { HTTP } from './http.ts';
import { TAMANHO_MAXIMO_DE_IMAGEM } from './imagem.ts';
import { MS_DAS_SETAS } from './notificacoes/tipos.ts';
import { MINIMO_DA_SENHA } from './usuario/senha.ts';
import { formatarTelefone } from './usuario/telefone.ts';
import { DIGITOS_DO_TELEFONE } from './validacao.ts';

const c = { ...doComeco, ...deDepois };
const DIA_MS = 86_400_000;
function curto(reais: number): string {
  return formatarReaisCurto(centavos(reais * 100)).replaceAll('\u00A0', ' ');
}

/** Spec A§9, line by line: the value in the section, and its place in the product. */
describe('Business constants and limits (spec A§9)', () => {
  it.each([
    ['version poll every 5 s', c.VERSAO_A_CADA_MS, 5000],
    ['breakpoint small', c.LARGURAS.pequena, 200],
    ['breakpoint medium', c.LARGURAS.media, 600],
    ['breakpoint large', c.LARGURAS.grande, 1000],
    ['mobile layout at 500 px or less', c.LARGURAS.celular, 500],
    ['toasts last 3 s', c.TOAST_MS, 3000],
    ['snackbar default 15 s', c.SNACKBAR_MS, 15_000],
    ['cart-added flag', c.CARRINHO_ADICIONADO_MS, 3000],
    ['chunk load time-out', c.PEDACO_MS, 120_000],
    ['campaign cookies and consent cookie last 5 years', c.CINCO_ANOS_MS, 5 * 365 * DIA_MS],
    ['login-hash cookie 15 days', c.HASH_DE_LOGIN_DURA_MS, 15 * DIA_MS],
    ['notification badge +99', c.CONTADOR_NO_CABECALHO, 99],
    ['notification badge 9+', c.CONTADOR_NA_BARRA, 9],
    ['paging arrows hide after 3 s', MS_DAS_SETAS, 3000],
    ['progress refresh once per 400 ms', c.PROGRESSO_A_CADA_MS, 400],
    ['progress bar duration 5 s (A§4)', c.PROGRESSO_MS, 5000],
    ['install prompt delay', c.INSTALAR_DEPOIS_DE_MS, 9000],
    ['install suppression 10 days', c.INSTALAR_DE_NOVO_EM_MS, 864_000_000],
    ['special-lottery banner within 7 days', c.BANNER_ESPECIAL_DIAS, 7],
    ['marketing modal 1 s delay', c.MODAL_DEPOIS_DE_MS, 1000],
    ['data-fetch cache of 10 minutes (A§7)', c.RESPOSTA_FICA_MS, 600_000],
    ['redirect path validity', c.RETORNO_VALE_MS, 600_000],
    ['countdown ticks every 1 s', c.CONTAGEM_A_CADA_MS, 1000],
    ['prize of Lotofácil', c.PREMIOS_DE_REFERENCIA.lotofacil, 5_000_000],
    ['prize of Quina', c.PREMIOS_DE_REFERENCIA.quina, 6_000_000],
    ['prize of Mega-Sena', c.PREMIOS_DE_REFERENCIA.megaSena, 25_000_000],
    ['savings of up to 80 % on the messaging channel', c.ECONOMIA_NO_TEXTO.whatsapp, 80],
    ['savings of up to 70 % on the other', c.ECONOMIA_NO_TEXTO.telegram, 70],
    ['password minimum', MINIMO_DA_SENHA, 8],
    ['money short format: "mil" from R$ 1.000', FORMA_CURTA.milDesde, 1000],
    ['money short format: "milhão" above R$ 999.000', FORMA_CURTA.milhaoAcimaDe, 999_000],
    ['money short format: "milhões" above R$ 1.999.000', FORMA_CURTA.milhoesAcimaDe, 1_999_000],
    ['phone 11 digits', DIGITOS_DO_TELEFONE, 11],
    ['uploads 5 MB', TAMANHO_MAXIMO_DE_IMAGEM, 5 * 1024 * 1024],
    ['window-size heuristic', c.FERRAMENTAS_PX, 160],
    ['error reports a minute', c.RELATOS_POR_MINUTO, 3],
    ['default app background', c.COR_DE_FUNDO, '#f1f4f5'],
    ['pull threshold (A§4)', c.PUXAR_PX, 60],
    ['pull edge margin (A§4)', c.MARGEM_DE_PUXAR_PX, 20],
  ])('%s', (_, valor, daSpec) => {
    expect(valor).toBe(daSpec);
  });

  it('a promotional countdown is fixed to 2 Dec 2024 23:59:59.999 in Brasília, UTC-3', () => {
    expect(Date.parse(c.FIM_DA_PROMOCAO)).toBe(Date.parse('2024-12-02T23:59:59.999-03:00'));
  });

  it('names the HTTP codes 200, 201, 204, 400, 401, 403, 404, 500', () => {
    expect(Object.values(HTTP)).toEqual(expect.arrayContaining([200, 201, 204, 400, 401, 403, 404, 500]));
  });

  it('a phone is written only when it has its 11 digits', () => {
    expect(formatarTelefone('11988887777')).toBe('(11) 98888-7777');
    expect(formatarTelefone('1198888777')).toBe('1198888777');
  });

  it.each([
    [999, 'R$ 999,00'],
    [1000, 'R$ 1 mil'],
    [1500, 'R$ 1,5 mil'],
    [999_000, 'R$ 999 mil'],
    [999_001, 'R$ 1 milhão'],
    [1_500_000, 'R$ 1,5 milhão'],
    [1_999_000, 'R$ 1,99 milhão'],
    [1_999_001, 'R$ 2 milhões'],
    [c.PREMIOS_DE_REFERENCIA.lotofacil, 'R$ 5 milhões'],
    [c.PREMIOS_DE_REFERENCIA.megaSena, 'R$ 25 milhões'],
    [2_345_000, 'R$ 2,35 milhões'],
  ])('money short format: %d is %s', (reais, texto) => {
    expect(curto(reais)).toBe(texto);
  });

  it('the date label shows "Hoje", "Amanhã" or day/month', () => {
    expect(['2026-12-30', '2026-12-31', '2027-01-04'].map((dia) => rotuloDaContagem(dia, '2026-12-30'))).toEqual([
      'Hoje',
      'Amanhã',
      '04/01',
    ]);
  });
});
