import type { FormaAcesso } from '@rateia/domain/grupos/enums';
import { FORMA_ACESSO, ID_FORMA_ACESSO, ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import {
  IconHandClick,
  IconKey,
  IconLock,
  IconMail,
  IconMessageCircle,
  IconTicket,
  IconWorld,
} from '@tabler/icons-react';
import { irPara } from '../../../../lib/navegador.ts';
import { rotaFeita } from '../../../../lib/rotas.ts';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { Opcoes } from '../../../../ui/formulario/opcoes.tsx';
import { campoFormaAcesso, campoInstrucoes } from '../../campos.ts';
import { despachar, useRascunhoNoPasso } from '../../fluxo.ts';
import { caminhoDo, posicaoDe } from '../../passos.ts';
import type { RascunhoGrupo } from '../../rascunho.ts';
import { ContaLateral } from '../components/conta-lateral.tsx';
import { EscolhaPais } from '../components/escolha-pais.tsx';
import { EscolhaRegras } from '../components/escolha-regras.tsx';
import { EscolhaRelacionamentos } from '../components/escolha-relacionamentos.tsx';
import { useFormularioDoRascunho } from '../use-formulario-do-rascunho.ts';

const campos = { formaAcesso: campoFormaAcesso, acessoDescricao: campoInstrucoes } as const;

const formas: Record<FormaAcesso, { readonly icone: typeof IconKey; readonly detalhe: string }> = {
  [ID_FORMA_ACESSO.loginSenha]: { icone: IconKey, detalhe: 'Todos usam a mesma conta. Os dados ficam no nosso cofre.' },
  [ID_FORMA_ACESSO.convite]: { icone: IconMail, detalhe: 'Você convida cada membro pelo e-mail dele.' },
  [ID_FORMA_ACESSO.codigoAtivacao]: { icone: IconTicket, detalhe: 'Você envia um código para cada membro.' },
  [ID_FORMA_ACESSO.cookie]: { icone: IconHandClick, detalhe: 'O acesso é por um arquivo de sessão.' },
  [ID_FORMA_ACESSO.combinar]: { icone: IconMessageCircle, detalhe: 'Você explica nas instruções como cada um entra.' },
};

/** /novo-grupo/{servico}/opcoes: form of access, rules, who may enter, who sees it. */
export function TelaOpcoes() {
  const rascunho = useRascunhoNoPasso('opcoes');
  return rascunho === undefined ? null : <OpcoesDoGrupo rascunho={rascunho} />;
}

function OpcoesDoGrupo({ rascunho }: { readonly rascunho: RascunhoGrupo }) {
  const formulario = useFormularioDoRascunho(rascunho, campos);
  const convida = rotaFeita('grupoAdminConvidar');
  return (
    <PassoFluxo
      pergunta="Como os membros entram?"
      {...posicaoDe('opcoes')}
      voltar={caminhoDo('dados', rascunho)}
      aoContinuar={() => formulario.enviar(() => irPara(caminhoDo('resumo', rascunho)))()}
      acao="Ver resumo"
      resumo={<ContaLateral rascunho={rascunho} onde="larga" />}
    >
      <Opcoes
        rotulo="Forma de acesso"
        nome="formaAcesso"
        mostraRotulo
        valor={rascunho.formaAcesso ?? undefined}
        aoEscolher={(forma) => formulario.muda('formaAcesso', forma)}
        erro={formulario.erros.formaAcesso}
        opcoes={formasQueServem(rascunho).map(({ id, rotulo }) => {
          const { icone: Icone, detalhe } = formas[id];
          return { valor: id, titulo: rotulo, detalhe, icone: <Icone size={22} stroke={1.75} /> };
        })}
      />
      {rascunho.paisDaResidencia !== null && <EscolhaPais pais={rascunho.paisDaResidencia} />}
      <CampoArea
        {...formulario.campo('acessoDescricao')}
        rotulo="Instruções de acesso (opcional)"
        maxLength={500}
        apoio="Aparece na página do grupo. Não escreva a senha aqui: ela vai no envio do acesso."
      />
      <EscolhaRegras regras={rascunho.regras} />
      <EscolhaRelacionamentos escolhidos={rascunho.relacionamentos} />
      <Opcoes
        rotulo="Quem vê o grupo"
        mostraRotulo
        valor={rascunho.visibilidade}
        aoEscolher={(visibilidade) => despachar({ tipo: 'preencher', campos: { visibilidade } })}
        opcoes={[
          {
            valor: ID_VISIBILIDADE_GRUPO.publico,
            titulo: 'Público',
            detalhe: 'Aparece na busca para todos.',
            icone: <IconWorld size={22} stroke={1.75} />,
          },
          {
            valor: ID_VISIBILIDADE_GRUPO.privado,
            titulo: 'Privado',
            detalhe: convida
              ? 'Só entra quem você convidar.'
              : 'Indisponível: o envio de convites ainda não foi aberto.',
            icone: <IconLock size={22} stroke={1.75} />,
            indisponivel: !convida,
          },
        ]}
      />
    </PassoFluxo>
  );
}

/** A household takes people by invitation alone (REGRAS 2.27). */
function formasQueServem({ paisDaResidencia }: RascunhoGrupo) {
  return paisDaResidencia === null ? Object.values(FORMA_ACESSO) : [FORMA_ACESSO.convite];
}
