import { nomeDoPais } from '@rateia/domain/grupos/nome-do-pais';
import { comReticencias } from '@rateia/domain/letras';
import { IconKey, IconMessageCircle } from '@tabler/icons-react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { paths } from '../../../../lib/paths.ts';
import { agora } from '../../../../lib/relogio.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { estadoDoAcesso } from '../estado-do-acesso.ts';
import c from './acesso-do-membro.module.css';

/** A longer word does not fit in a button on the narrowest phone. */
const MAIOR_PALAVRA = 16;
/** A name as it fits in a button: lines break between its words, and a word without end is cut. */
function quebravel(nome: string): string {
  return nome
    .split(' ')
    .map((palavra) => comReticencias(palavra, MAIOR_PALAVRA))
    .join(' ');
}

type MeuLugar = RespostaDe<'getGrupoMembro'>;

/** The access comes first on a member's page: where it stands, with its date, and the one thing to do. */
export function AcessoDoMembro({ dados, principal }: { readonly dados: MeuLugar; readonly principal: boolean }) {
  const { grupo, assinatura: a, contestacao, podeVerAcesso, podeConfirmarAcesso } = dados;
  const { titulo, texto } = estadoDoAcesso(
    {
      administrador: grupo.admin.nome,
      devidoAte: a.acessoDevidoAte,
      devolverEm: a.acessoDevolverEm,
      entregueEm: a.acessoEntregueEm,
      confirmadoEm: a.acessoConfirmadoEm,
      confirmarAte: a.acessoConfirmarAte,
      contestacao,
    },
    agora(),
  );
  const conversar = contestacao !== null;
  return (
    <Cartao className={c['acesso']}>
      <div className={c['cabeca']}>
        <span className={c['icone']} aria-hidden="true">
          <IconKey size={22} stroke={1.75} />
        </span>
        <div>
          <h2>{titulo}</h2>
          <p>{texto}</p>
          {grupo.paisDaResidencia !== null && a.acessoConfirmadoEm === null && (
            <p>{`O convite chega no e-mail da sua conta. Aceite com ele, no país do plano: ${nomeDoPais(grupo.paisDaResidencia)}.`}</p>
          )}
        </div>
      </div>
      {podeVerAcesso && (
        <Botao
          href={paths.grupoDadosAcesso(grupo.id)}
          variante={principal && !conversar ? 'primario' : 'suave'}
          tamanho="lg"
          bloco
        >
          {podeConfirmarAcesso && !conversar ? 'Ver e confirmar o acesso' : 'Ver acesso'}
        </Botao>
      )}
      {(conversar || a.acessoConfirmadoEm === null) && (
        <Botao
          href={paths.grupoMembroMensagem(grupo.id)}
          variante={conversar ? 'primario' : 'texto'}
          bloco
          icone={<IconMessageCircle size={20} stroke={1.75} />}
        >
          {`Conversar com ${quebravel(grupo.admin.nome)}`}
        </Botao>
      )}
    </Cartao>
  );
}
