import * as chamadas from '@rateia/contracts/chamadas';
import { CANAL_MENSAGEM } from '@rateia/domain/cadastro/pin';
import { escreverMeios, lerMeios } from '@rateia/domain/notificacoes/preferencias';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { consulta, useChamada } from '../../../../lib/consultas.ts';
import { paths } from '../../../../lib/paths.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Marcacao } from '../../../../ui/formulario/marcacao.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { MensagensNoCelular } from '../components/mensagens-no-celular.tsx';
import { NesteAparelho } from '../components/neste-aparelho.tsx';
import c from './preferencias-de-comunicacao.module.css';

type Preferencias = RespostaDe<'getPreferenciaComunicacao'>;
type Categoria = Preferencias['categorias'][number];
type Meio = 'email' | 'telefone' | 'push';

function preferenciasQuery() {
  return consulta(chamadas.getPreferenciaComunicacao);
}
const ATUALIZACAO_POR_EMAIL = 1;

/** /perfil/preferencias-de-comunicacao (spec 1, §2, §7): each switch is saved when it is touched. */
export function TelaPreferenciasDeComunicacao() {
  const preferencias = useQuery(preferenciasQuery());
  return (
    <Pagina
      titulo="Preferências de comunicação"
      subtitulo="Escolha o que quer receber e por onde. Cada mudança vale na hora."
      voltar={paths.portalPrivacidade()}
      largura="media"
    >
      <div className={c['pilha']}>
        <Nota>Códigos, pagamentos, prazos e segurança sempre chegam: fazem parte do serviço.</Nota>
        <Consulta consulta={preferencias} erro="Não conseguimos carregar as suas preferências">
          {(dados) => <Escolhas preferencias={dados} />}
        </Consulta>
      </div>
    </Pagina>
  );
}

function Escolhas({ preferencias }: { readonly preferencias: Preferencias }) {
  const alternar = useAlternar();
  const { atualizacaoPorEmail, categorias, telefoneVerificado, chavePush, canalMensagem, temTelegram } = preferencias;
  const peloTelegram = canalMensagem === CANAL_MENSAGEM.telegram.id;
  return (
    <>
      {chavePush !== null && <NesteAparelho chave={chavePush} />}
      {temTelegram && telefoneVerificado && <MensagensNoCelular peloTelegram={peloTelegram} />}
      <Cartao titulo="E-mail">
        <Marcacao
          marcada={atualizacaoPorEmail}
          aoMudar={(ativo) => alternar({ qual: ATUALIZACAO_POR_EMAIL, meio: 'email', ativo })}
        >
          Receber atualizações por e-mail
        </Marcacao>
        {!atualizacaoPorEmail && (
          <p className={c['apoio']}>Desligado aqui, nenhum dos assuntos abaixo chega por e-mail.</p>
        )}
      </Cartao>
      {categorias.map((categoria) => (
        <CartaoDaCategoria
          key={categoria.categoria}
          categoria={categoria}
          comTelefone={telefoneVerificado}
          comPush={chavePush !== null}
          noTelefone={peloTelegram ? CANAL_MENSAGEM.telegram.rotulo : CANAL_MENSAGEM.sms.rotulo}
          aoMudar={(meio, ativo) => alternar({ qual: categoria.categoria, meio, ativo })}
        />
      ))}
      {!telefoneVerificado && <p className={c['apoio']}>Para receber no celular, confirme antes o seu telefone.</p>}
    </>
  );
}

interface DaCategoria {
  readonly categoria: Categoria;
  readonly comTelefone: boolean;
  readonly comPush: boolean;
  /** The name of messages to the phone. */
  readonly noTelefone: string;
  readonly aoMudar: (meio: Meio, ativo: boolean) => void;
}

function CartaoDaCategoria({ categoria, comTelefone, comPush, noTelefone, aoMudar }: DaCategoria) {
  const { email = false, telefone = false } = lerMeios(categoria.meiosContato) ?? {};
  const meios: readonly { readonly meio: Meio; readonly rotulo: string; readonly ligado: boolean }[] = [
    { meio: 'email', rotulo: 'E-mail', ligado: email },
    ...(comPush ? [{ meio: 'push' as const, rotulo: 'Notificação no aparelho', ligado: categoria.push }] : []),
    ...(comTelefone ? [{ meio: 'telefone' as const, rotulo: noTelefone, ligado: telefone }] : []),
  ];
  return (
    <Cartao titulo={categoria.nome}>
      <p className={c['apoio']}>{categoria.descricao}</p>
      <fieldset className={c['meios']}>
        <legend className={c['oculta']}>Por onde receber: {categoria.nome}</legend>
        {meios.map(({ meio, rotulo, ligado }) => (
          <Marcacao key={meio} marcada={ligado} aoMudar={(ativo) => aoMudar(meio, ativo)}>
            {rotulo}
          </Marcacao>
        ))}
      </fieldset>
    </Cartao>
  );
}

interface Mudanca {
  /** The switch over all e-mail, or a category. */
  readonly qual: typeof ATUALIZACAO_POR_EMAIL | Categoria['categoria'];
  readonly meio: Meio;
  readonly ativo: boolean;
}

/** Shows the change at once and saves it; a change that could not be saved goes back to the server's state. */
function useAlternar(): (mudanca: Mudanca) => void {
  const cache = useQueryClient();
  const { queryKey } = preferenciasQuery();
  const alternar = useChamada(chamadas.alternarComunicacao, {
    aoConcluir: (preferencias) => {
      cache.setQueryData(queryKey, preferencias);
    },
    aoFalhar: () => {
      void cache.invalidateQueries({ queryKey });
      return false;
    },
  });
  return (mudanca) => {
    cache.setQueryData(queryKey, (antes) => antes && comMudanca(antes, mudanca));
    alternar.mutate({ params: { enum: mudanca.qual }, body: { ativo: mudanca.ativo, meio: mudanca.meio } });
  };
}

function comMudanca(antes: Preferencias, { qual, meio, ativo }: Mudanca): Preferencias {
  if (qual === ATUALIZACAO_POR_EMAIL) return { ...antes, atualizacaoPorEmail: ativo };
  const categorias = antes.categorias.map((categoria) => {
    if (categoria.categoria !== qual) return categoria;
    if (meio === 'push') return { ...categoria, push: ativo };
    const { email = false, telefone = false } = lerMeios(categoria.meiosContato) ?? {};
    return { ...categoria, meiosContato: escreverMeios({ email, telefone, [meio]: ativo }) };
  });
  return { ...antes, categorias };
}
