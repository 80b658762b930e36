import type { backofficeConvites } from '@rateia/contracts/backoffice-convites';
import type { Resposta } from '@rateia/contracts/chamada';
import { ESTADO_CONVITE, MAQUINA_CONVITE } from '@rateia/domain/grupos/convite';
import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { sinaisDoConvite } from '@rateia/domain/grupos/sinais-do-convite';
import { transicionar } from '@rateia/domain/maquina';
import type { Regras } from '@rateia/domain/regras';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import type { ConviteDaMesa } from './convites-da-mesa.ts';
import { listarConvitesDaMesa } from './convites-da-mesa.ts';

type Contrato = typeof backofficeConvites.getConvitesDaMesa;

/** The newest invitations with what looks like misuse (REGRAS 2.26). */
export async function getConvitesDaMesa({ db, deps, agora }: ContextoUsuario): Promise<Resposta<Contrato>> {
  const regras = await deps.regras();
  return { itens: (await listarConvitesDaMesa(db, agora)).map((convite) => apresentar(convite, regras)) };
}

function apresentar(l: ConviteDaMesa, regras: Regras): Resposta<Contrato>['itens'][number] {
  const { id, forma, estado, usos, usosMaximos, envios, vagaGuardada, criadoEm, expiraEm } = l;
  const { emailsDoDia, recusados, respondidos, totalAceitaram: aceitaram, totalEntraram: entraram } = l;
  const contexto = { forma, restam: usosMaximos - usos };
  return {
    id,
    grupo: { id: l.grupoId, nome: l.grupo, privado: l.visibilidade === ID_VISIBILIDADE_GRUPO.privado },
    quemConvidou: { id: l.pessoaId, nome: l.pessoa },
    forma,
    estado,
    rotulo: ESTADO_CONVITE[estado].rotulo,
    usos,
    usosMaximos,
    envios,
    vagaGuardada,
    criadoEm,
    expiraEm,
    aceitaram: l.aceitaram.map((pessoa) => ({ ...pessoa })),
    emailsDoDia,
    recusados,
    respondidos,
    sinais: [...sinaisDoConvite({ emailsDoDia, recusados, respondidos, aceitaram, entraram }, regras)],
    podeRetirar: transicionar(MAQUINA_CONVITE, { estado, evento: 'retirar', quem: 'operador', contexto }).ok,
  };
}
