import * as chamadas from '@rateia/contracts/chamadas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { EscolhaDeImagem } from '../../../../ui/formulario/escolha-de-imagem.tsx';
import { focarCampo } from '../../../../ui/formulario/focar-campo.ts';
import { Marcacao } from '../../../../ui/formulario/marcacao.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { useEnviarParaConferencia } from '../../mutations.ts';
import { cadastroQueries } from '../../queries.ts';
import { CameraDoRosto } from '../components/camera-do-rosto.tsx';
import { PedidoDaEquipe } from '../components/pedido-da-equipe.tsx';
import type { Validacao } from '../identidade.ts';
import { aceitaImagens, emAndamento, NOME_DA_PARTE } from '../identidade.ts';
import { useEnviarImagem } from '../use-enviar-imagem.ts';

const CONSENTIMENTO = 'consentimento';

/** /cadastro/documento-self (spec 1, §2): the selfie, consent to its use, and the submission of it all. */
export function TelaDocumentoSelf() {
  const { redirect } = useBusca();
  const consulta = useQuery(cadastroQueries.validacoes());
  return (
    <QuadroPublico>
      <Consulta consulta={consulta} erro="Não conseguimos ver o que já foi enviado">
        {({ itens }) => <Passo validacao={emAndamento(itens)} redirect={redirect} />}
      </Consulta>
    </QuadroPublico>
  );
}

function Passo({
  validacao,
  redirect,
}: {
  readonly validacao: Validacao | undefined;
  readonly redirect: string | undefined;
}) {
  const pronta = validacao !== undefined && aceitaImagens(validacao) && validacao.faltam.every((p) => p === 'self');
  useEffect(() => {
    if (!pronta) void irPara(paths.cadastroDocumento({ redirect }), { substitui: true });
  }, [pronta, redirect]);
  return pronta ? <Selfie validacao={validacao} redirect={redirect} /> : null;
}

function Selfie({ validacao, redirect }: { readonly validacao: Validacao; readonly redirect: string | undefined }) {
  const [imagem, setImagem] = useState<File>();
  const [camera, setCamera] = useState<'fechada' | 'aberta' | 'ausente'>('fechada');
  const [aceito, setAceito] = useState(false);
  const [recusa, setRecusa] = useState<string>();
  const conferencia = useEnviarParaConferencia(redirect);
  const { id } = validacao;
  const envio = useEnviarImagem(chamadas.uploadSelf, () => conferencia.mutate({ body: { id, consentimento: true } }));
  const jaEnviada = validacao.faltam.length === 0;
  function escolher(nova: File): void {
    setImagem(nova);
    setCamera((antes) => (antes === 'aberta' ? 'fechada' : antes));
    envio.conferir(nova);
  }
  async function enviar(): Promise<void> {
    if (!aceito) {
      setRecusa('Marque para continuar.');
      return focarCampo(CONSENTIMENTO);
    }
    if (imagem !== undefined) await envio.enviar(imagem);
    else if (jaEnviada) conferencia.mutate({ body: { id, consentimento: true } });
  }
  return (
    <PassoFluxo
      pergunta="Agora, uma selfie"
      apoio="Rosto inteiro, de frente, em um lugar claro. Sem óculos escuros nem boné."
      passo={3}
      de={3}
      voltar={paths.cadastroDocumento({ redirect })}
      aoContinuar={enviar}
      acao="Enviar para conferência"
      fazendo={(envio.enviando || conferencia.isPending) && 'Enviando'}
      desligado={imagem === undefined && !jaEnviada}
    >
      <PedidoDaEquipe mensagem={validacao.mensagem} />
      {camera === 'aberta' && <CameraDoRosto aoTirar={escolher} aoFaltar={() => setCamera('ausente')} />}
      {camera === 'fechada' && (
        <Botao variante="suave" bloco onClick={() => setCamera('aberta')}>
          {imagem === undefined ? 'Abrir a câmera' : 'Tirar outra selfie'}
        </Botao>
      )}
      {camera === 'ausente' && <p role="status">Não conseguimos usar a câmera. Escolha uma foto do seu rosto.</p>}
      {camera !== 'aberta' && (
        <EscolhaDeImagem rotulo={NOME_DA_PARTE.self} imagem={imagem} camera="user" aoEscolher={escolher} {...envio} />
      )}
      <Marcacao
        name={CONSENTIMENTO}
        marcada={aceito}
        erro={recusa}
        aoMudar={(marcada) => {
          setAceito(marcada);
          setRecusa(undefined);
        }}
      >
        Aceito que o meu rosto seja comparado com o documento e com o registro oficial do meu CPF, só para confirmar a
        minha identidade.
      </Marcacao>
    </PassoFluxo>
  );
}
