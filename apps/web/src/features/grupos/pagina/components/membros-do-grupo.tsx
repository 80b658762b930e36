import type { Relacionamento } from '@rateia/domain/grupos/enums';
import { RELACIONAMENTO } from '@rateia/domain/grupos/enums';
import { rotuloDe } from '@rateia/domain/tabela';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { emQueDia } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { agora } from '../../../../lib/relogio.ts';
import { Avatar } from '../../../../ui/base/avatar.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { acessoDoMembro } from '../partes-do-grupo.ts';
import c from './membros-do-grupo.module.css';

type MeuGrupo = RespostaDe<'getGrupoAdmin'>;
type Membro = MeuGrupo['membros'][number];

/** The members: the state of their access, their debts, and the regularity of their payments. */
export function MembrosDoGrupo({ dados: { grupo, membros, acoes } }: { readonly dados: MeuGrupo }) {
  return (
    <Cartao titulo={membros.length === 0 ? 'Membros' : `Membros (${membros.length})`} rente>
      {membros.length === 0 ? (
        <p className={c['vazio']}>Ninguém entrou ainda. Avisamos por e-mail quando alguém entrar.</p>
      ) : (
        <Lista>
          {membros.map((membro) => (
            <LinhaLista
              key={membro.idAssinatura}
              inicio={<Avatar nome={membro.nome} imagem={membro.imagem} tamanho={44} />}
              href={ondeResolver(membro, { id: grupo.id, enviar: acoes.enviarAcesso })}
              titulo={membro.vagas > 1 ? `${membro.nome}, ${membro.vagas} vagas` : membro.nome}
              detalhe={<Situacao membro={membro} />}
              situacao={<Pagamento membro={membro} />}
            />
          ))}
        </Lista>
      )}
    </Cartao>
  );
}

/** The page where the administrator does the open task of a member; without a task, the member's own page. */
function ondeResolver(membro: Membro, { id, enviar }: { readonly id: number; readonly enviar: boolean }): string {
  const { idAssinatura, contestacao, entradaEm, acessoEntregueEm } = membro;
  if (contestacao !== null) return paths.grupoAdminMensagem(id, { membro: idAssinatura });
  if (enviar && entradaEm !== null && acessoEntregueEm === null)
    return paths.grupoAdminEnviar(id, { membro: idAssinatura });
  return paths.grupoAdminMembro(id, { membro: idAssinatura });
}

function Situacao({ membro }: { readonly membro: Membro }) {
  const { texto, tom } = acessoDoMembro(membro, agora());
  return (
    <>
      <span className={c['acesso']} data-tom={tom}>
        {texto}
      </span>
      {membro.relacionamento !== null && (
        <span className={c['saida']}>
          {`Diz ser: ${rotuloDe(RELACIONAMENTO, membro.relacionamento as Relacionamento).toLocaleLowerCase('pt-BR')}`}
        </span>
      )}
      {membro.saidaEm !== null && <span className={c['saida']}>{`Sai ${emQueDia(membro.saidaEm)}`}</span>}
    </>
  );
}

function Pagamento({ membro: { pagamento } }: { readonly membro: Membro }) {
  if (pagamento === 'emDia')
    return (
      <Etiqueta tom="success" icone={<IconCircleCheck size={15} stroke={2} aria-hidden="true" />}>
        Em dia
      </Etiqueta>
    );
  if (pagamento === 'pendente')
    return (
      <Etiqueta tom="warning" icone={<IconClock size={15} stroke={2} aria-hidden="true" />}>
        A pagar
      </Etiqueta>
    );
  return (
    <Etiqueta tom="danger" icone={<IconAlertTriangle size={15} stroke={2} aria-hidden="true" />}>
      Em atraso
    </Etiqueta>
  );
}
