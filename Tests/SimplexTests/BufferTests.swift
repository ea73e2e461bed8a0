import Testing

@testable import Simplex

/// Buffers in an arena and in memory of their own: the elements are the same, whatever the initial capacity was.
@Suite struct BufferTests {
    @Test(arguments: 0...5)
    func listsGrowFromAnyRoom(_ room: Int) {
        var arena = Arena(capacity: 256)
        var (words, bytes) = (Buffer<Double>(capacity: room, in: &arena), Buffer<UInt8>(capacity: room, in: &arena))
        var (own, filled) = (Buffer<Double>(capacity: room), Buffer<Int32>(unwritten: room, in: &arena))
        filled.removeAll()
        for number in 0..<40 {
            words.append(Double(number))
            bytes.append(UInt8(number))
            own.append(Double(number))
            filled.append(Int32(number))
        }
        for number in 0..<40 {
            #expect(words[number] == Double(number) && own[number] == Double(number))
            #expect(bytes[number] == UInt8(number) && filled[number] == Int32(number))
        }
        words.deallocate()
        bytes.deallocate()
        own.deallocate()
        filled.deallocate()
        arena.deallocate()
    }

    @Test(arguments: 1...5)
    func whatIsThereHasMemory(_ count: Int) {
        var arena = Arena(capacity: 256)
        #expect(Buffer<Double>(unwritten: count, in: &arena).hasMemory)
        var own = Buffer<Double>(repeating: 1, count: count)
        own.resize(to: count, filling: 2)
        #expect(own.count == count && own[count - 1] == 1)
        own.deallocate()
        #expect(!own.hasMemory)
        arena.deallocate()
    }
}
