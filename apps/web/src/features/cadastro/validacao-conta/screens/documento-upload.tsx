import * as chamadas from '@rateia/contracts/chamadas';
import type { TipoDocumento } from '@rateia/domain/cadastro/validacao-conta';
import { TIPO_DOCUMENTO } from '@rateia/domain/cadastro/validacao-conta';
import { LIMITE_DA_IMAGEM } from '@rateia/domain/imagem';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { EscolhaDeImagem } from '../../../../ui/formulario/escolha-de-imagem.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { cadastroQueries } from '../../queries.ts';
import { PedidoDaEquipe } from '../components/pedido-da-equipe.tsx';
import type { Validacao } from '../identidade.ts';
import { emAndamento, ladoQueFalta, NOME_DA_PARTE, proximaImagem, tipoDaBusca } from '../identidade.ts';
import { useEnviarImagem } from '../use-enviar-imagem.ts';

/** /cadastro/documento-upload (spec 1, §2; §5 Uploaded images): one side after the other. */
export function TelaDocumentoUpload() {
  const busca = useBusca();
  const { redirect } = busca;
  const consulta = useQuery(cadastroQueries.validacoes());
  return (
    <QuadroPublico>
      <Consulta consulta={consulta} erro="Não conseguimos ver o que já foi enviado">
        {({ itens }) => {
          const validacao = emAndamento(itens);
          const tipo = tipoDaBusca(busca['tipo']) ?? (validacao?.tipoDocumento as TipoDocumento | undefined);
          return <Passo tipo={tipo ?? TIPO_DOCUMENTO.rg.id} validacao={validacao} redirect={redirect} />;
        }}
      </Consulta>
    </QuadroPublico>
  );
}

interface PassoProps {
  readonly tipo: TipoDocumento;
  readonly validacao: Validacao | undefined;
  readonly redirect: string | undefined;
}

function Passo({ tipo, validacao, redirect }: PassoProps) {
  const lado = ladoQueFalta(tipo, validacao);
  const nada = lado === undefined;
  useEffect(() => {
    // No side is missing: a person who comes back goes on.
    if (nada) void irPara(paths.cadastroDocumentoSelf({ redirect }), { substitui: true });
  }, [nada, redirect]);
  return lado === undefined ? null : (
    <Lado key={lado} lado={lado} tipo={tipo} mensagem={validacao?.mensagem ?? null} redirect={redirect} />
  );
}

interface LadoProps {
  readonly lado: 'frente' | 'verso';
  readonly tipo: TipoDocumento;
  readonly mensagem: string | null;
  readonly redirect: string | undefined;
}

function Lado({ lado, tipo, mensagem, redirect }: LadoProps) {
  const [imagem, setImagem] = useState<File>();
  const envio = useEnviarImagem(chamadas.createDocumento, async ({ validacao }) => {
    await irPara(proximaImagem(validacao, redirect), { substitui: lado === 'verso' });
  });
  return (
    <PassoFluxo
      pergunta={lado === 'frente' ? 'Fotografe a frente do documento' : 'Agora, o verso'}
      apoio={`O documento inteiro dentro da foto, sem plástico e sem reflexo. jpg, png ou heic, até ${LIMITE_DA_IMAGEM}.`}
      passo={2}
      de={3}
      voltar={paths.cadastroDocumentoEscolha({ tipo: String(tipo), redirect })}
      aoContinuar={() =>
        imagem === undefined ? undefined : envio.enviar(imagem, { tipoDocumento: tipo, parte: lado })
      }
      acao={lado === 'frente' ? 'Enviar a frente' : 'Enviar o verso'}
      fazendo={envio.enviando && 'Enviando a foto'}
      desligado={imagem === undefined}
    >
      <PedidoDaEquipe mensagem={mensagem} />
      <EscolhaDeImagem
        rotulo={NOME_DA_PARTE[lado]}
        imagem={imagem}
        camera="environment"
        aoEscolher={(nova) => {
          setImagem(nova);
          envio.conferir(nova);
        }}
        {...envio}
      />
    </PassoFluxo>
  );
}
