import { MARCA } from '@rateia/domain/marca';
import type { ConteudoDoEmail } from './modelo.ts';

type Convite = { readonly nome: string; readonly grupo: string; readonly ate: string; readonly caminho: string };

function titulo({ nome, grupo }: Convite): string {
  return `${nome} convidou você para ${grupo}`;
}
const NADA_ANTES = 'Aceitar não custa nada: você vê o grupo, o preço e as regras antes de pagar.';

/** E-mails about invitations to a group (REGRAS 2.26). */
export const modelosDeConvites = {
  conviteParaGrupo: (d: Convite): ConteudoDoEmail => ({
    assunto: titulo(d),
    paragrafos: [`${d.nome} guarda este convite para você até ${d.ate}.`, NADA_ANTES],
    botao: { rotulo: 'Ver o convite', caminho: d.caminho },
    observacao: 'Se você não conhece esta pessoa, recuse o convite.',
  }),
  conviteSemConta: (d: Convite): ConteudoDoEmail => ({
    assunto: titulo(d),
    paragrafos: [
      `${d.nome} divide os custos deste grupo na ${MARCA} e quer você nele. O convite vale até ${d.ate}.`,
      'Crie a sua conta com este e-mail e o convite espera por você.',
      NADA_ANTES,
    ],
    botao: { rotulo: 'Ver o convite', caminho: d.caminho },
    observacao: 'Se você não conhece esta pessoa, ignore esta mensagem. Sem a sua resposta o convite vence.',
  }),
  grupoConviteAceito: (d: {
    readonly grupo: string;
    readonly idGrupo: number;
    readonly membro: string;
  }): ConteudoDoEmail => ({
    assunto: `${d.membro} aceitou o seu convite para ${d.grupo}`,
    paragrafos: [`${d.membro} já pode escolher a vaga e pagar. Avisamos você quando isso acontecer.`],
    botao: { rotulo: 'Ver os convites', caminho: `/grupo/admin/${d.idGrupo}/convidar` },
  }),
};
