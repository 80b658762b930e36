import type { TipoDocumento } from '@rateia/domain/cadastro/validacao-conta';
import { ladosDe, TIPO_DOCUMENTO } from '@rateia/domain/cadastro/validacao-conta';
import { IconCar, IconId, IconPlane, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { Opcoes } from '../../../../ui/formulario/opcoes.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { tipoDaBusca } from '../identidade.ts';

const tamanho = { size: 22, stroke: 1.75 } as const;
const icones: Readonly<Record<TipoDocumento, ReactNode>> = {
  [TIPO_DOCUMENTO.rg.id]: <IconId {...tamanho} />,
  [TIPO_DOCUMENTO.cnh.id]: <IconCar {...tamanho} />,
  [TIPO_DOCUMENTO.passaporte.id]: <IconPlane {...tamanho} />,
  [TIPO_DOCUMENTO.estrangeiro.id]: <IconWorld {...tamanho} />,
};

/** /cadastro/documento-escolha (spec 1, §2): which document, and how many pictures of it. */
export function TelaDocumentoEscolha() {
  const busca = useBusca();
  const { redirect } = busca;
  const [tipo, setTipo] = useState<TipoDocumento>(tipoDaBusca(busca['tipo']) ?? TIPO_DOCUMENTO.rg.id);
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Qual documento você vai enviar?"
        passo={1}
        de={3}
        voltar={paths.cadastroDocumento({ redirect })}
        aoContinuar={() => irPara(paths.cadastroDocumentoUpload({ tipo: String(tipo), redirect }))}
      >
        <Opcoes
          rotulo="Documento"
          valor={tipo}
          aoEscolher={setTipo}
          opcoes={Object.values(TIPO_DOCUMENTO).map(({ id, rotulo }) => ({
            valor: id,
            titulo: rotulo,
            detalhe: ladosDe(id).length === 1 ? '1 foto: a página com os seus dados' : '2 fotos: frente e verso',
            icone: icones[id],
          }))}
        />
      </PassoFluxo>
    </QuadroPublico>
  );
}
