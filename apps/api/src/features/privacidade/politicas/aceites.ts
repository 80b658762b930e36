import type { Resposta } from '@rateia/contracts/chamada';
import type { privacidade } from '@rateia/contracts/privacidade';
import { MARCA } from '@rateia/domain/marca';
import type { Executor } from '../../../db/banco.ts';
import type { CodigoDaPolitica, DocumentoAceito } from '../../../db/consentimentos.ts';
import { politicasPendentes } from '../../../db/consentimentos.ts';
import { getAceitesDe, getConsentimentosDe } from './politicas-repository.ts';

export type Aceites = Resposta<typeof privacidade.getAceites>;

/** Every document that is written as accepted has its words: nobody is shown a key. */
export const TITULOS: Readonly<Record<DocumentoAceito, string>> = {
  termos: 'Termos de uso',
  privacidade: 'Política de privacidade',
  marketing: 'Comunicações de divulgação',
  cookies: 'Cookies',
  biometria: 'Uso do rosto para confirmar a identidade',
};
function tituloDe(documento: string): string {
  return documento in TITULOS ? TITULOS[documento as DocumentoAceito] : `Documento da ${MARCA}`;
}

/** The log of everything a person answered about his own data, newest first (spec A§3; REGRAS 2.17). */
export async function aceitesDe(db: Executor, usuarioId: number): Promise<Aceites> {
  const [aceites, consentimentos, pendentes] = [
    await getAceitesDe(db, usuarioId),
    await getConsentimentosDe(db, usuarioId),
    await politicasPendentes(db, usuarioId),
  ];
  const itens = [
    ...aceites.map((a) => ({
      documento: a.documento,
      titulo: tituloDe(a.documento),
      versao: a.versao,
      resposta: 'Aceito',
      origem: 'conta',
      em: a.aceito_em,
    })),
    ...consentimentos.map((c) => ({
      documento: c.finalidade,
      titulo: tituloDe(c.finalidade),
      versao: c.versao,
      resposta: respostaEmPalavras(c.valores as Readonly<Record<string, boolean>>),
      origem: c.origem,
      em: c.em,
    })),
  ].toSorted((a, b) => b.em.localeCompare(a.em));
  return { pendentes: pendentes.map((codigo): CodigoDaPolitica => codigo), itens };
}

const NOMES: Readonly<Record<string, string>> = { analytics_storage: 'medição de uso', ad_storage: 'anúncios' };

function respostaEmPalavras(valores: Readonly<Record<string, boolean>>): string {
  if ('biometria' in valores) return valores['biometria'] === true ? 'Aceito' : 'Retirado';
  if ('marketing' in valores) return valores['marketing'] === true ? 'Aceito' : 'Recusado';
  const aceitos = Object.entries(NOMES).flatMap(([chave, nome]) => (valores[chave] === true ? [nome] : []));
  return aceitos.length === 0 ? 'Só os necessários' : `Aceito: ${aceitos.join(' e ')}`;
}
